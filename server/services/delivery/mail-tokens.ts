import type { PublicSettings } from "#site/schema/site-settings.ts";

// Mail programs know neither custom properties nor our fonts: the tokens and sheets of a template are repeated here.
// Colours are derived from the site's theme in mail-look.ts; these are the same on every site.

export const mailTokens = { notice: "#fff1cc", onNotice: "#4a3300", mark: "#dff3e6", onMark: "#0b5a2c" } as const;

/** Style of headings and of the dealer's name. `caps` also applies to buttons, as on the pages. */
type FontStyle = { weight: number; size: number; spacing: number; caps?: boolean; italic?: boolean };

/** The parts of a template's character that a mail can have. */
export type MailCharacter = {
  /** The template's own font family, for readers who have it; then the nearest that mail programs know. */
  text: string;
  display: string;
  heading: FontStyle;
  /** The dealer's name in the header, its alignment, and the rule below it. */
  name: { size: number; align: "left" | "center"; rule: 0 | 1 | 3 | 6; ruled: "accent" | "ink" | "line" };
  /** The fill of a button, and its corners: those of the site, or round. */
  button: { fill: "accent" | "brand" | "ink"; weight: number; pill?: boolean; size: number };
};

const plain = "'Helvetica Neue',Helvetica,Arial,sans-serif";

export const mailCharacters: Record<PublicSettings["template"], MailCharacter> = {
  metro: {
    text: `'Schibsted Grotesk',${plain}`,
    display: `'Schibsted Grotesk',${plain}`,
    heading: { weight: 700, size: 25, spacing: -0.025 },
    name: { size: 18, align: "left", rule: 3, ruled: "accent" },
    button: { fill: "accent", weight: 600, size: 15 },
  },
  yard: {
    text: "Archivo,'Franklin Gothic Medium',Arial,sans-serif",
    display: "Archivo,'Arial Black','Franklin Gothic Heavy',Arial,sans-serif",
    heading: { weight: 800, size: 25, spacing: -0.02 },
    name: { size: 21, align: "left", rule: 6, ruled: "ink" },
    button: { fill: "ink", weight: 700, size: 16 },
  },
  prestige: {
    text: "'Instrument Sans','Gill Sans',Optima,Arial,sans-serif",
    display: "Newsreader,'Iowan Old Style',Palatino,Georgia,serif",
    heading: { weight: 400, size: 31, spacing: -0.02 },
    name: { size: 22, align: "center", rule: 0, ruled: "line" },
    button: { fill: "ink", weight: 500, size: 14 },
  },
  franchise: {
    text: "'Mona Sans','SF Pro Text','Segoe UI',Roboto,sans-serif",
    display: "'Mona Sans','SF Pro Display','Segoe UI',Verdana,sans-serif",
    heading: { weight: 500, size: 28, spacing: -0.025 },
    name: { size: 18, align: "left", rule: 1, ruled: "line" },
    button: { fill: "accent", weight: 500, pill: true, size: 15 },
  },
  outback: {
    text: "'Hanken Grotesk','Trebuchet MS',Tahoma,sans-serif",
    display: "Besley,Rockwell,'Roboto Slab',Georgia,serif",
    heading: { weight: 700, size: 28, spacing: -0.02 },
    name: { size: 20, align: "left", rule: 3, ruled: "ink" },
    button: { fill: "brand", weight: 700, size: 17 },
  },
  moto: {
    text: "'Sofia Sans',Verdana,Geneva,sans-serif",
    display: "'Sofia Sans Extra Condensed','Roboto Condensed','Arial Narrow',Impact,sans-serif",
    heading: { weight: 900, size: 34, spacing: -0.01, caps: true, italic: true },
    name: { size: 25, align: "left", rule: 6, ruled: "accent" },
    button: { fill: "ink", weight: 800, size: 19 },
  },
  flex: {
    text: "Figtree,'Avenir Next',Avenir,'Segoe UI',sans-serif",
    display: "Gabarito,'Arial Rounded MT Bold','Avenir Next',Avenir,sans-serif",
    heading: { weight: 700, size: 29, spacing: -0.015 },
    name: { size: 20, align: "left", rule: 0, ruled: "line" },
    button: { fill: "brand", weight: 700, pill: true, size: 16 },
  },
};
