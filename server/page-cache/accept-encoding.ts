import type { Encoding } from "./cached-page.ts";

/** The best of ours that the client takes; a coding with q=0 is refused, and one we do not know is passed over. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  // What every browser sends, without parsing it: the coding as a word of its own, and no weights.
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
