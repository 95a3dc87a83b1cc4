/** "Dean Cavallo" is "DC", "Harbour City Motors" is "HC". */
export function initials(name: string): string {
  const words = name.split(/[\s,-]+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20));
  return letters.join("").toUpperCase() || "?";
}
