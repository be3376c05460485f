/* The catalogues of the site's script. */

import enReader from "../../../locales/en/reader.ftl";
import frReader from "../../../locales/fr/reader.ftl";
import koReader from "../../../locales/ko/reader.ftl";
import { register } from "./messages.ts";

register("en", [enReader]);
register("fr", [frReader]);
register("ko", [koReader]);
