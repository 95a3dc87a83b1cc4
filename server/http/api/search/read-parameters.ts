/** Parameters of a GET search: lists are separated by commas, numbers are text. */
const lists: ReadonlySet<string> = new Set([
  "facets",
  "sort",
  "attributesToRetrieve",
  "attributesToHighlight",
  "attributesToSearchOn",
]);
const counts: ReadonlySet<string> = new Set(["limit", "offset", "page", "hitsPerPage"]);

/** The same search in the form of a POST body. */
export function readParameters(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params].map(([name, text]) => {
      if (lists.has(name)) return [name, text.split(",").map((part) => part.trim())];
      if (counts.has(name) && /^\d{1,15}$/.test(text)) return [name, Number(text)];
      return [name, text];
    }),
  );
}
