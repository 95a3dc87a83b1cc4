export type FileKind = "jpeg" | "png" | "webp" | "heic" | "pdf";

/** How many bytes identify a file's type. */
export const sniffedBytes = 16;

type Sign = { at: number; text: string };
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const signs: readonly (readonly [FileKind, readonly Sign[]])[] = [
  ["jpeg", [{ at: 0, text: "\u00ff\u00d8\u00ff" }]],
  ["png", [{ at: 0, text: "\u0089PNG\r\n\u001a\n" }]],
  [
    "webp",
    [
      { at: 0, text: "RIFF" },
      { at: 8, text: "WEBP" },
    ],
  ],
  ["pdf", [{ at: 0, text: "%PDF-" }]],
  ...heicBrands.map((brand) => ["heic", [{ at: 4, text: `ftyp${brand}` }]] as const),
];

/** A file's type by its first bytes, whatever its name; null for types that are not accepted. */
export function sniffKind(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, sniffedBytes));
  return signs.find(([, marks]) => marks.every(({ at, text: mark }) => text.startsWith(mark, at)))?.[0] ?? null;
}
