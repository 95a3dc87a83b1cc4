import { slowMs } from "#tests/support/watching.ts";

/** Longer than anything takes on a busy machine. A driver that has not answered by then never will. */
const LIMIT_MS = 300_000;

/** What a person does, and another one may watch. */
const actions: ReadonlySet<PropertyKey> = new Set(["goTo", "goBack", "click", "type", "press", "choose", "attach"]);

/**
 * Calls of a browser's driver, each with its own timeout: a call that hangs is named, and the test fails. With SLOW=1 an
 * action waits before it begins.
 */
export function limited<T extends object>(driven: T, limitMs = LIMIT_MS): T {
  return new Proxy(driven, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...given: unknown[]) => {
        if (actions.has(name)) await new Promise((done) => setTimeout(done, slowMs()));
        return within(limitMs, String(name), member.apply(target, given) as Promise<unknown>);
      };
    },
  });
}

async function within(limitMs: number, name: string, answer: Promise<unknown>): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the browser has not done ${name} within ${limitMs / 1000} s`)),
    limitMs,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
