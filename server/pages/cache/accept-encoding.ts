import type { Encoding } from "./cached-page.ts";

/** The best encoding of ours that the client accepts; q=0 refuses one, and unknown ones are ignored. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  // The common case without parsing: br as a word of its own, and no weights.
  if (/(?:^|[,\s])br(?:$|[,\s])/.test(header) && !header.includes(";")) return "br";
  const accepted = new Map(header.split(",").map(readCoding));
  const takes = (name: string) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

function readCoding(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, q === undefined ? 1 : Number(q.slice(2))];
}
