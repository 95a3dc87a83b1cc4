import { formatHex, wcagContrast } from "culori";

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** First letters of the first two words. */
const monogram = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");

const inkOn = (ground: string): string =>
  wcagContrast("#fff", ground) >= wcagContrast("#111", ground) ? "#fff" : "#111";

const font = `font-family="system-ui, sans-serif" font-weight="700"`;

/** A wordmark with a monogram, until the dealer supplies one. Widths are estimates: text cannot be measured here. */
export function brandPictures(name: string, brand: string) {
  const ground = formatHex(brand) ?? "#111";
  const width = 56 + Math.ceil(name.length * 13.5);
  const mark = `<rect width="44" height="44" rx="8" fill="${ground}"/><text x="22" y="29" text-anchor="middle" font-size="19" fill="${inkOn(ground)}" ${font}>${escape(monogram(name))}</text>`;
  const logo = (ink: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="44" viewBox="0 0 ${width} 44">${mark}<text x="56" y="30" font-size="22" fill="${ink}" ${font}>${escape(name)}</text></svg>\n`;
  return {
    width,
    height: 44,
    files: {
      "logo.svg": logo("#111"),
      "logo-light.svg": logo("#fff"),
      "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">${mark}</svg>\n`,
      "social.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="627" viewBox="0 0 1200 627"><rect width="1200" height="627" fill="${ground}"/><text x="600" y="335" text-anchor="middle" font-size="72" fill="${inkOn(ground)}" ${font}>${escape(name)}</text></svg>\n`,
    },
  };
}
