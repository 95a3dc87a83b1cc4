import { z } from "zod";
import { colour, media } from "#site/primitives.ts";

/** The site's look. A dealer chooses brand and accent; other colours are derived unless set in tokens. */
export const look = {
  brand: colour,
  accent: colour,
  tokens: z.strictObject({
    radius: z.number().min(0).max(32),
    stage: colour.nullable(),
    surface: z.enum(["light", "paper", "dark"]),
    density: z.enum(["compact", "regular", "airy"]),
    /** The background of header and footer. */
    header: z.enum(["brand", "night", "surface"]),
    footer: z.enum(["brand", "night", "surface"]),
    /** Whether pictures on plain white blend into the stage or stay as they are. */
    image: z.enum(["blend", "cover"]),
  }),
  logo: z.strictObject({ on_light: media, on_dark: media, width: z.number().int(), height: z.number().int() }),
  favicon: media,
  /** The site's picture in social previews, cropped to 1200x627. */
  social_image: media,
  /** A dealer's choices within the template; every variant takes the same props. */
  layout: z.strictObject({ review_card: z.enum(["default", "highlighted", "modern"]) }),
};
