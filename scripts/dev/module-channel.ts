import { BroadcastChannel, threadId } from "node:worker_threads";
import type { DevEnvironment, HotPayload } from "vite";
import type { ModuleRunnerTransport } from "vite/module-runner";

// Render threads get their modules from the bundler, which is in the main thread.

type Channel = DevEnvironment["hot"];
type Invoked = Awaited<ReturnType<Channel["handleInvoke"]>>;
type Question = { thread: number; id: number; asked: HotPayload };
/** The answer is JSON: errors of the bundler have functions with them, which cannot be sent. */
type Answer = { thread: number; id: number; answer: string };

const name = "forecourt modules";
const heard = (event: Event): unknown => (event as MessageEvent<unknown>).data;

/** In the main thread: answers from the modules as they are at that time. */
export function answerThreads(modules: () => Channel): void {
  const channel = new BroadcastChannel(name);
  channel.unref();
  const answer = async ({ thread, id, asked }: Question) =>
    channel.postMessage({ thread, id, answer: JSON.stringify(await modules().handleInvoke(asked)) } satisfies Answer);
  channel.addEventListener("message", (event) => void answer(heard(event) as Question));
}

/** In a render thread. */
export function modulesOfMainThread(): ModuleRunnerTransport {
  const channel = new BroadcastChannel(name);
  const waiting = new Map<number, (answer: Invoked) => void>();
  let lastId = 0;
  channel.addEventListener("message", (event) => {
    const { thread, id, answer } = heard(event) as Answer;
    // Other threads' questions and answers are heard too.
    if (thread !== threadId || answer === undefined) return;
    waiting.get(id)?.(JSON.parse(answer) as Invoked);
    waiting.delete(id);
  });
  return {
    invoke: (asked) =>
      new Promise((done) => {
        lastId += 1;
        waiting.set(lastId, done);
        channel.postMessage({ thread: threadId, id: lastId, asked } satisfies Question);
      }),
  };
}
