import { converter, formatHex, wcagContrast } from "culori";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { MailCharacter } from "#site/mail-character.ts";
import { templateOf } from "#site/templates.ts";
import { type Look, themeVariables } from "#site/theme.ts";

/** In hexadecimal, the only form that mail programs know. */
export type MailColours = {
  ground: string;
  sheet: string;
  well: string;
  stage: string;
  line: string;
  ink: string;
  soft: string;
  header: string;
  onHeader: string;
  rule: string;
  button: string;
  onButton: string;
  /** The button's border: its own colour, unless that would not stand out. */
  buttonEdge: string;
};

export type MailLook = MailCharacter & {
  light: MailColours;
  /** For mail programs in dark mode. */
  dark: MailColours;
  corner: number;
  sheetCorner: number;
  buttonCorner: number;
};

/** Round whatever the height. */
const pill = 99;

type LookSettings = Look & Pick<PublicSettings, "template">;

/** The site's own theme, and the parts of its template that a mail can have. */
export function mailLook(settings: LookSettings): MailLook {
  const character = templateOf(settings.template).mail;
  const { radius } = settings.tokens;
  const atNight: Look = { ...settings, tokens: { ...settings.tokens, surface: "dark", stage: null } };
  return {
    ...character,
    light: coloursOf(themeVariables(settings), character),
    dark: coloursOf(themeVariables(atNight), character),
    corner: radius,
    sheetCorner: Math.round(radius * 1.5),
    buttonCorner: character.button.pill ? pill : radius,
  };
}

const toOklch = converter("oklch");
const hex = (colour: string | undefined): string => formatHex(toOklch(colour ?? "")) ?? "";

/** Below this a button does not stand out from the sheet. */
const shapeContrast = 1.3;

/** Large areas of a mail are calmer than those of a page, which has pictures on them. */
function calm(colour: string | undefined): string {
  const ground = toOklch(colour ?? "");
  return ground ? formatHex({ ...ground, c: ground.c / 2 }) : "";
}

function coloursOf(theme: Record<string, string>, { name, button }: MailCharacter): MailColours {
  const fills = {
    accent: [theme["accent"], theme["on-accent"]],
    brand: [theme["brand"], theme["on-brand"]],
    ink: [theme["ink-0"], theme["surface-0"]],
  };
  const rules = { accent: theme["accent"], ink: theme["ink-0"], line: theme["line"] };
  const [fill, onFill] = fills[button.fill].map(hex);
  const sheet = calm(theme["surface-0"]);
  const stands = wcagContrast(fill ?? "", sheet) >= shapeContrast;
  return {
    ground: calm(theme["surface-2"]),
    sheet,
    well: calm(theme["surface-1"]),
    stage: hex(theme["stage"]),
    line: hex(theme["line"]),
    ink: hex(theme["ink-0"]),
    soft: hex(theme["ink-2"]),
    header: hex(theme["header"]),
    onHeader: hex(theme["on-header"]),
    rule: hex(rules[name.ruled]),
    button: fill ?? "",
    onButton: onFill ?? "",
    buttonEdge: stands ? (fill ?? "") : hex(theme["line-2"]),
  };
}
