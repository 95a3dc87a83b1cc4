import { converter, formatHex, type Oklch } from "culori";
import { mailTokens } from "./mail-tokens.ts";

const toOklch = converter("oklch");

/** Mail programs know hexadecimal colours alone. */
export type MailColours = { brand: string; onBrand: string; button: string; onButton: string };

export function mailColours({ brand, accent }: { brand: string; accent: string }): MailColours {
  return { brand: hex(brand), onBrand: inkOn(brand, 0.62), button: hex(accent), onButton: inkOn(accent, 0.66) };
}

function parse(colour: string): Oklch {
  return toOklch(colour) ?? { mode: "oklch", l: 0.2, c: 0, h: 0 };
}

const hex = (colour: string): string => formatHex(parse(colour));

/** As the pages choose it: dark letters from this lightness on. */
const inkOn = (colour: string, from: number): string =>
  parse(colour).l > from ? mailTokens.darkInk : mailTokens.lightInk;
