/** One way in that anybody can send anything to. */
export type Surface = {
  /** Throws when the input was answered as no input may be. */
  run: (input: Buffer, index: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Words that only the second site has: the first site's answers may never hold them. */
export const othersWords = ["Second Site Motors", "CX-5 of the second site", "hidden-second-stock"];

/** No fault of the server, and no byte of another site. */
export async function checkAnswer(answer: Response): Promise<void> {
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`It was answered with ${answer.status}: ${text.slice(0, 200)}`);
  const leaked = othersWords.find((word) => text.includes(word));
  if (leaked !== undefined) throw new Error(`The answer holds “${leaked}” of another site.`);
}
