/* The catalogues of the analysis board. */

import enBoard from "../../../locales/en/board.ftl";
import enCommon from "../../../locales/en/common.ftl";
import enPage from "../../../locales/en/page.ftl";
import frBoard from "../../../locales/fr/board.ftl";
import frCommon from "../../../locales/fr/common.ftl";
import frPage from "../../../locales/fr/page.ftl";
import koBoard from "../../../locales/ko/board.ftl";
import koCommon from "../../../locales/ko/common.ftl";
import koPage from "../../../locales/ko/page.ftl";
import { register } from "./messages.ts";

register("en", [enCommon, enPage, enBoard]);
register("fr", [frCommon, frPage, frBoard]);
register("ko", [koCommon, koPage, koBoard]);
