import { z } from "zod";

/** Style of headings. `caps` also applies to buttons, as on the pages. */
const heading = z.strictObject({
  weight: z.number(),
  size: z.number(),
  spacing: z.number(),
  caps: z.boolean().optional(),
  italic: z.boolean().optional(),
});

/**
 * The parts of a template's character that a mail can have. Mail programs know neither custom properties nor our fonts,
 * so the definition repeats them; colours come from the site's theme.
 */
export const mailCharacter = z.strictObject({
  /** The template's own font family, for readers who have it; then the nearest that mail programs know. */
  text: z.string(),
  display: z.string(),
  heading,
  /** The dealer's name in the header, its alignment, and the rule below it. */
  name: z.strictObject({
    size: z.number(),
    align: z.enum(["left", "center"]),
    rule: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(6)]),
    ruled: z.enum(["accent", "ink", "line"]),
  }),
  /** The fill of a button, and its corners: those of the site, or round. */
  button: z.strictObject({
    fill: z.enum(["accent", "brand", "ink"]),
    weight: z.number(),
    pill: z.boolean().optional(),
    size: z.number(),
  }),
});

export type MailCharacter = z.output<typeof mailCharacter>;
