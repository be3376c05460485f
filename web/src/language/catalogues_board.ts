/* The catalogues of the analysis board. */

import enAdvise from "../../../locales/en/advise.ftl";
import enBoard from "../../../locales/en/board.ftl";
import enCommon from "../../../locales/en/common.ftl";
import enPage from "../../../locales/en/page.ftl";
import frAdvise from "../../../locales/fr/advise.ftl";
import frBoard from "../../../locales/fr/board.ftl";
import frCommon from "../../../locales/fr/common.ftl";
import frPage from "../../../locales/fr/page.ftl";
import koAdvise from "../../../locales/ko/advise.ftl";
import koBoard from "../../../locales/ko/board.ftl";
import koCommon from "../../../locales/ko/common.ftl";
import koPage from "../../../locales/ko/page.ftl";
import { register } from "./messages.ts";

register("en", [enCommon, enPage, enBoard, enAdvise]);
register("fr", [frCommon, frPage, frBoard, frAdvise]);
register("ko", [koCommon, koPage, koBoard, koAdvise]);
