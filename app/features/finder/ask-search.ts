// The calls of the site search box (7): Meilisearch's own, with the site's token.

export type ProductHit = {
  id: string;
  slug: string;
  name: string;
  price: number | null;
  primary_image_url: string | null;
  label: string;
};

export type Counts = Readonly<Record<string, number>>;
export type Answer = { hits: ProductHit[]; makes: Counts; models: Counts; bodies: Counts; total: number };
export type AskSearch = (text: string, signal: AbortSignal) => Promise<Answer>;

const hitsShown = 5;
/** 4.9: the oldest goes when it is full. */
const capacity = 50;

type Fetch = typeof fetch;
type Result = {
  hits?: ProductHit[];
  estimatedTotalHits?: number;
  facetDistribution?: Partial<Record<"make" | "make_model" | "body", Counts>>;
};

/** Answers from memory where it can. A token that has expired is renewed once; every other failure is the caller's. */
export function createAskSearch(ask: Fetch): AskSearch & { prepare(): void } {
  const answers = new Map<string, Answer>();
  let token: Promise<string> | null = null;

  const tokenOf = (): Promise<string> => {
    token ??= readToken(ask).catch((error: unknown) => {
      token = null;
      throw error;
    });
    return token;
  };

  async function fetchAnswer(text: string, signal: AbortSignal, isRetry = false): Promise<Answer> {
    const response = await ask("/api/search/multi-search", {
      method: "POST",
      headers: { authorization: `Bearer ${await tokenOf()}`, "content-type": "application/json" },
      body: JSON.stringify({ queries: queriesFor(text) }),
      signal,
    });
    if ((response.status === 401 || response.status === 403) && !isRetry) {
      token = null;
      return fetchAnswer(text, signal, true);
    }
    if (!response.ok) throw new Error(`the search service answered ${response.status}`);
    return toAnswer((await response.json()) as { results?: Result[] });
  }

  const answer = async (typed: string, signal: AbortSignal): Promise<Answer> => {
    const text = typed.trim().toLowerCase();
    const known = answers.get(text);
    if (known) return known;
    const found = await fetchAnswer(text, signal);
    answers.set(text, found);
    const [oldest] = answers.keys();
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest);
    return found;
  };
  return Object.assign(answer, { prepare: () => void tokenOf().catch(() => undefined) });
}

async function readToken(ask: Fetch): Promise<string> {
  const response = await ask("/api/search/token");
  const { token } = (await response.json()) as { token?: string };
  if (!response.ok || token === undefined) throw new Error(`no token: ${response.status}`);
  return token;
}

/** 7: the products index by custom_rank, descending; beside it what the words name. Sold cars are no suggestion. */
function queriesFor(q: string) {
  const filter = "status != sold";
  return [
    { indexUid: "products", q, filter, sort: ["custom_rank:desc"], limit: hitsShown },
    { indexUid: "cars", q, filter, facets: ["make", "make_model", "body"], limit: 0 },
  ];
}

function toAnswer({ results = [] }: { results?: Result[] }): Answer {
  const [products, cars] = results;
  const { make = {}, make_model = {}, body = {} } = cars?.facetDistribution ?? {};
  return {
    hits: products?.hits ?? [],
    makes: make,
    models: make_model,
    bodies: body,
    total: cars?.estimatedTotalHits ?? 0,
  };
}
