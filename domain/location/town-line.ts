import type { Location } from "./location.ts";

/** "Geelong VIC 3220"; a region that has the name of its city is not repeated: "Auckland 1061". */
export const townLine = ({ city, state, postcode }: Pick<Location["address"], "city" | "state" | "postcode">): string =>
  [city, ...(state === city ? [] : [state]), postcode].filter(Boolean).join(" ");
