import type { Encoding } from "./cached-page.ts";

/** The best of ours that the client takes; a coding with q=0 is refused. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  // What every browser sends, without parsing it.
  if (header.includes("br") && !header.includes(";")) return "br";
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
    }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
