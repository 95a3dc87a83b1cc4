import font0 from "../../../fonts/archivo.woff2?url";
import core from "./core.css?url";
import home from "./home.css?url";
import listing from "./listing.css?url";
import vehicle from "./vehicle.css?url";
import saved from "./saved.css?url";
import forms from "./forms.css?url";
import content from "./content.css?url";
import article from "./article.css?url";
import data from "./data.css?url";
import calculator from "./calculator.css?url";
import type { TemplateSheets } from "../../page-kinds.ts";

export const yard: TemplateSheets = {
  fonts: [font0],
  sheets: { core, home, listing, vehicle, saved, forms, content, article, data, calculator },
};
