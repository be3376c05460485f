/* The catalogues of puzzle pages. */

import enCommon from "../../../locales/en/common.ftl";
import frCommon from "../../../locales/fr/common.ftl";
import koCommon from "../../../locales/ko/common.ftl";
import { register } from "./messages.ts";

register("en", [enCommon]);
register("fr", [frCommon]);
register("ko", [koCommon]);
