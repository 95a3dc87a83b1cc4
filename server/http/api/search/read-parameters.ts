/** Parameters of a GET search: lists are separated by commas, numbers and flags are text. */
const lists: ReadonlySet<string> = new Set([
  "facets",
  "sort",
  "attributesToRetrieve",
  "attributesToHighlight",
  "attributesToCrop",
  "attributesToSearchOn",
  "locales",
]);
const counts: ReadonlySet<string> = new Set(["limit", "offset", "page", "hitsPerPage", "cropLength"]);
const flags: ReadonlySet<string> = new Set([
  "showMatchesPosition",
  "showRankingScore",
  "showRankingScoreDetails",
  "retrieveVectors",
  "showPerformanceDetails",
]);

/** The same search in the form of a POST body. */
export function readParameters(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params].map(([name, text]) => {
      if (lists.has(name)) return [name, text.split(",").map((part) => part.trim())];
      if (counts.has(name) && /^\d{1,15}$/.test(text)) return [name, Number(text)];
      if (flags.has(name) && (text === "true" || text === "false")) return [name, text === "true"];
      if (name === "rankingScoreThreshold" && /^\d(\.\d{1,17})?$/.test(text)) return [name, Number(text)];
      return [name, text];
    }),
  );
}
