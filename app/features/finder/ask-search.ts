// The call of the site search box: what the words mean on this site, and cars that they find.

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
  /** The search as it was understood, with how many it finds: "3 seven-seat hybrids under $45,000". */
  search: { label: string; url: string } | null;
  hits: ProductHit[];
  makes: Counts;
  models: Counts;
  bodies: Counts;
  total: number;
  /** What one could look for, while nothing is typed. */
  popular: { label: string; searches: { label: string; url: string; count: number }[] }[];
};
export type AskSearch = (text: string, signal: AbortSignal) => Promise<Answer>;

/** 4.9: the oldest goes when it is full. */
const capacity = 50;

/** Answers from memory where it can. Failures are the caller's. */
export function createAskSearch(ask: typeof fetch): AskSearch {
  const answers = new Map<string, Answer>();
  return async (typed, signal) => {
    const text = typed.trim().toLowerCase();
    const known = answers.get(text);
    if (known) return known;
    const response = await ask(`/api/suggestions?${new URLSearchParams({ q: text })}`, { signal });
    if (!response.ok) throw new Error(`the search box was answered ${response.status}`);
    const found = (await response.json()) as Answer;
    answers.set(text, found);
    const [oldest] = answers.keys();
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest);
    return found;
  };
}
