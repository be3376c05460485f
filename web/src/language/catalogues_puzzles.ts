/* The catalogues of puzzle pages. */

import enCommon from "../../../locales/en/common.ftl";
import enPage from "../../../locales/en/page.ftl";
import frCommon from "../../../locales/fr/common.ftl";
import frPage from "../../../locales/fr/page.ftl";
import koCommon from "../../../locales/ko/common.ftl";
import koPage from "../../../locales/ko/page.ftl";
import { register } from "./messages.ts";

register("en", [enCommon, enPage]);
register("fr", [frCommon, frPage]);
register("ko", [koCommon, koPage]);
