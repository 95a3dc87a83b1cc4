import { z } from "zod";
import { indexNames } from "#server/search/search-port.ts";
import { answer, type Answer, type Calls, shape } from "#server/http/api/call.ts";

const text = z.string();
const texts = z.array(text).nullish();
const count = z.int().min(0).nullish();
const flag = z.boolean().nullish();
const filter = z
  .union([text, z.array(z.union([text, z.array(text)]))])
  .nullish()
  .describe("Meilisearch's language of filters; lists within a list are alternatives.");

/** The engine checks a query itself, with the codes of Meilisearch's errors. */
const query = z.object({
  q: text.nullish(),
  filter,
  facets: texts,
  sort: texts,
  limit: count,
  offset: count,
  page: count,
  hitsPerPage: count,
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  highlightPreTag: text.nullish(),
  highlightPostTag: text.nullish(),
  attributesToCrop: texts.describe("`name:5` leaves five words of `name`."),
  cropLength: count,
  cropMarker: text.nullish(),
  showMatchesPosition: flag,
  showRankingScore: flag,
  showRankingScoreDetails: flag,
  rankingScoreThreshold: z.number().min(0).max(1).nullish(),
  distinct: text.nullish().describe("An attribute of which each value is shown once."),
  attributesToSearchOn: texts,
  matchingStrategy: z.enum(["last", "all", "frequency"]).nullish(),
  locales: texts.describe("Of no effect: words are read alike in every language."),
  retrieveVectors: flag,
  showPerformanceDetails: flag,
});
const facetQuery = query
  .pick({ q: true, filter: true, matchingStrategy: true, attributesToSearchOn: true })
  .extend({ facetName: text, facetQuery: text.nullish() })
  .loose();
const uid = z.enum(indexNames as unknown as [string, ...string[]]);

const found = shape(
  "SearchAnswer",
  z.looseObject({
    hits: z.array(z.looseObject({})),
    query: text,
    processingTimeMs: z.int(),
    limit: z.int().optional(),
    offset: z.int().optional(),
    estimatedTotalHits: z.int().optional(),
    page: z.int().optional(),
    hitsPerPage: z.int().optional(),
    totalHits: z.int().optional(),
    totalPages: z.int().optional(),
    facetDistribution: z.record(text, z.record(text, z.int())).optional(),
    facetStats: z.record(text, z.looseObject({ min: z.number(), max: z.number() })).optional(),
  }),
);
const refused = shape(
  "SearchError",
  z.object({ message: text, code: text, type: text, link: text }).describe("An error in Meilisearch's form."),
);
const refusal = (description: string): Answer => answer(description, refused);
const refusals = {
  400: refusal("The query is wrong; `code` says how."),
  401: refusal("No bearer token."),
  403: refusal("The token is forged, has expired, or names another index."),
  404: refusal("No such index."),
  413: refusal("The body is too large."),
  429: refusal("Too many searches from one address."),
  503: refusal("The search is busy or away. Ask again after Retry-After seconds."),
};
const headers = z.object({ Authorization: text.describe("`Bearer` and the token of /api/search/token.") });
const path = z.object({ uid });
const suggested = z.object({ label: text, url: text, count: z.int() });

export const searchCalls: Calls = {
  "GET /api/search/health": {
    summary: "Whether the search answers",
    answers: {
      200: answer("It does.", z.object({ status: z.literal("available") })),
      503: refusal("The search server does not answer."),
    },
  },
  "GET /api/search/token": {
    summary: "The token for searches of this site, the same for everybody all day",
    answers: { 200: answer("Valid for seven days.", z.object({ token: text, expiresAt: z.iso.datetime() })) },
  },
  "GET /api/search/version": {
    summary: "The version of Meilisearch whose calls these are",
    headers,
    answers: {
      200: answer("The version.", z.object({ commitSha: text, commitDate: text, pkgVersion: text })),
      401: refusals[401],
      403: refusals[403],
    },
  },
  "POST /api/search/multi-search": {
    summary: "Several searches at once",
    headers,
    body: z.object({ queries: z.array(query.extend({ indexUid: uid })) }),
    answers: { 200: answer("The answers in order.", z.object({ results: z.array(found) })), ...refusals },
  },
  "GET /api/search/indexes/{uid}/search": {
    summary: "Search an index",
    description: "The fields of a search as parameters; lists are separated by commas.",
    path,
    headers,
    query: z.object(Object.fromEntries(Object.keys(query.shape).map((name) => [name, text.optional()]))),
    answers: { 200: answer("What was found.", found), ...refusals },
  },
  "POST /api/search/indexes/{uid}/search": {
    summary: "Search an index",
    path,
    headers,
    body: query,
    answers: { 200: answer("What was found.", found), ...refusals },
  },
  "POST /api/search/indexes/{uid}/facet-search": {
    summary: "Values of one facet that begin as typed",
    path,
    headers,
    body: facetQuery,
    answers: {
      200: answer(
        "The values.",
        z.object({
          facetHits: z.array(z.object({ value: text, count: z.int() })),
          facetQuery: text.nullable(),
          processingTimeMs: z.int(),
        }),
      ),
      ...refusals,
    },
  },
  "GET /api/suggestions": {
    summary: "What the search box shows while a visitor types",
    query: z.object({ q: text.optional() }),
    answers: {
      200: answer(
        "The search as it was understood, and cars that it finds.",
        z.object({
          search: z.object({ label: text, url: text }).nullable(),
          hits: z.array(
            z.object({
              id: text,
              slug: text,
              name: text,
              price: text.nullable(),
              primary_image_url: text.nullable(),
              label: text,
            }),
          ),
          total: z.int(),
          makes: z.record(text, z.int()),
          models: z.record(text, z.int()),
          bodies: z.record(text, z.int()),
          completed: z.array(suggested),
          popular: z.array(z.object({ label: text, searches: z.array(suggested) })),
        }),
      ),
      429: answer("Too many searches from one address."),
    },
  },
};
