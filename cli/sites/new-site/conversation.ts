import { isCancel } from "@clack/prompts";

/** The operator cancelled. */
export class StoppedError extends Error {}
class BackError extends Error {}

type Given<T> = Exclude<T, symbol | undefined>;

/** One question. `usual` is its default; on return to the question, the previous answer is the default. */
export type Turn = <T, U = T>(ask: (offered: U) => Promise<T | symbol | undefined>, usual: U) => Promise<Given<T>>;

type Said = { answer: unknown; usual: unknown };

/**
 * Runs a conversation that is written as if nobody ever changed their mind. Escape goes back one question: earlier
 * answers are replayed without asking. Ctrl+C ends it.
 */
export async function converse<T>(talk: (turn: Turn) => Promise<T>): Promise<T> {
  const given: unknown[] = [];
  const before: Said[] = [];
  const keys = watchKeys();
  try {
    for (;;) {
      const turn = turns(given, before, keys);
      try {
        return await talk(turn);
      } catch (error) {
        if (!(error instanceof BackError)) throw error;
        given.pop();
      }
    }
  } finally {
    keys.end();
  }
}

function turns(given: unknown[], before: Said[], keys: { last(): string }): Turn {
  let at = 0;
  return async (ask, usual) => {
    type Answer = Given<Awaited<ReturnType<typeof ask>>>;
    const index = at++;
    if (index < given.length) return given[index] as Answer;
    const said = before[index];
    // If the operator had accepted the default, offer the default that follows from the new answers.
    const own = said && JSON.stringify(said.answer) !== JSON.stringify(said.usual);
    for (;;) {
      const answer = await ask(own ? (said.answer as typeof usual) : usual);
      if (!isCancel(answer) && answer !== undefined && typeof answer !== "symbol") {
        given[index] = answer;
        before[index] = { answer, usual };
        return answer as Answer;
      }
      if (keys.last() !== "escape") throw new StoppedError();
      if (index > 0) throw new BackError();
    }
  };
}

/** The prompts treat Escape and Ctrl+C alike; here Escape goes back and Ctrl+C ends. */
function watchKeys() {
  let last = "";
  const note = (_: string | undefined, key: { name?: string } | undefined) => {
    last = key?.name ?? "";
  };
  process.stdin.on("keypress", note);
  return { last: () => last, end: () => void process.stdin.off("keypress", note) };
}
