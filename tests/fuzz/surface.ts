/** One entry point that anybody can send anything to. */
export type Surface = {
  /** Throws when the answer is one that no input may cause. */
  run: (input: Buffer, index: number) => Promise<void>;
  close: () => Promise<void>;
  /** Starts again with empty stores. Called before the first input and after every so many. */
  renew?: () => Promise<void>;
  /** What was answered how often, for surfaces that count it. */
  report?: () => string;
  /** Whether the thread that takes the inputs has to stay free for visitors, and its memory small. */
  isWatched?: true;
};

/** Words that only the second site has: answers of the first site must never contain them. */
export const othersWords = ["Second Site Motors", "CX-5 of the second site", "hidden-second-stock"];

/** No server error, and no byte of another site. */
export async function checkAnswer(answer: Response): Promise<void> {
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`It was answered with ${answer.status}: ${text.slice(0, 200)}`);
  const leaked = othersWords.find((word) => text.includes(word));
  if (leaked !== undefined) throw new Error(`The answer holds “${leaked}” of another site.`);
}
