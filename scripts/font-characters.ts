/** Latin-1 and typographic marks: what pages of every site are written in. */
export const usualCharacters = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…−€™`;

/** What people type and read at the desk: Latin letters with accents, and the signs that its texts use. */
export const deskCharacters = [
  characters(0x20, 0x7e),
  "\u00A0ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ",
  "·×°½£€©–—‘’“”•…−",
].join("");

/** Māori vowels, and the makes with a háček: in a file of their own, which only pages that show them load. */
export const rareCharacters = "ĀāĒēĪīŌōŪūŠš";

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
}

/** What the makers of a font have not drawn: a page takes it from the next font. */
export const undrawn: Readonly<Record<string, string>> = {
  besley: "™",
  "bricolage-grotesque": "¤",
  "instrument-sans": "¤¦¬±²³µ¹¼½¾",
  "mona-sans": "µ",
};
