/** Texts that somebody types or pastes into a search by mistake or on purpose. */
export const hostileTexts: readonly string[] = [
  "x".repeat(512),
  "toyota ".repeat(73),
  "é̂̃".repeat(60),
  "🚗".repeat(128),
  "\u0000\u0001\u001b[31m",
  "\u202eatoyot\u202c kia",
  "تويوتا كورولا",
  "\ud800toyota\udfff",
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  "' OR 1=1 --",
  'toyota" OR listed_on = "second-site',
  '"'.repeat(101),
  `"${"-".repeat(200)}`,
  "-".repeat(512),
  '- -- -second -"second',
  "-toyota -mazda -kia -ford",
  "(((((((((toyota",
  '\\\\\\"',
  "__proto__ constructor toString",
  "${jndi:ldap://x}",
  "<script>alert(1)</script>",
  "%00%ff%c0%af",
  "a.b-c'd/e".repeat(50),
  "1e309 -1e309 NaN Infinity",
  "ﷺ".repeat(100),
  "İIıi".repeat(64),
  "\n\r\t\u2028\u2029",
  "second secondary second-site",
];

/** Other fields of a search, of which each text meets some. */
export const hostileFields: readonly Record<string, unknown>[] = [
  {},
  { attributesToHighlight: ["*"], highlightPreTag: "\u0000", highlightPostTag: "<" },
  { attributesToCrop: ["*", "name:0", "name:-1", ":", "name:999999"], cropLength: 1, cropMarker: "\u202e" },
  { showMatchesPosition: true, showRankingScoreDetails: true, showRankingScore: true, retrieveVectors: true },
  { matchingStrategy: "frequency", distinct: "make", rankingScoreThreshold: 0 },
  { matchingStrategy: "all", distinct: "listed_on", rankingScoreThreshold: 1 },
  { sort: ["price:asc", "km:desc"], facets: ["*"], hitsPerPage: 101, page: 3 },
  { attributesToSearchOn: ["name"], locales: ["en"], filter: "make STARTS WITH t" },
];

/** The search of a number: every text with every field is among the first of them. */
export function hostileSearch(text: string, at: number): Record<string, unknown> {
  return { q: text, ...hostileFields[at % hostileFields.length] };
}
