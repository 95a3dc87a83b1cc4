// The call of the site search box: the meaning of the words on this site, and matching cars.

export type ProductHit = {
  id: string;
  slug: string;
  name: string;
  /** As it is shown: "$45,990", "$299 per week". */
  price: string | null;
  primary_image_url: string | null;
  label: string;
};

export type Counts = Readonly<Record<string, number>>;
export type Answer = {
  /** The search as understood, with its number of results: "3 seven-seat hybrids under $45,000". */
  search: { label: string; url: string } | null;
  hits: ProductHit[];
  makes: Counts;
  models: Counts;
  bodies: Counts;
  total: number;
  /** What the words may become. */
  completed: { label: string; url: string; count: number }[];
  /** Suggestions while nothing is typed. */
  popular: { label: string; searches: { label: string; url: string; count: number }[] }[];
};
export type AskSearch = (text: string, signal: AbortSignal) => Promise<Answer>;

/** 4.9: the oldest is dropped when it is full. */
const capacity = 50;
/** As long as a listing seen before: counts and prices change while a page stays open. */
const freshMs = 5 * 60_000;

/** Answers from its cache if possible. The caller handles failures. */
export function createAskSearch(ask: typeof fetch): AskSearch {
  const answers = new Map<string, { answer: Answer; at: number }>();
  return async (typed, signal) => {
    const text = typed.trim().toLowerCase();
    const known = answers.get(text);
    if (known && Date.now() - known.at < freshMs) return known.answer;
    const response = await ask(`/api/suggestions?${new URLSearchParams({ q: text })}`, { signal });
    if (!response.ok) throw new Error(`the search box was answered ${response.status}`);
    const answer = (await response.json()) as Answer;
    answers.delete(text);
    answers.set(text, { answer, at: Date.now() });
    const [oldest] = answers.keys();
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
