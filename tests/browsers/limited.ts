/** Longer than anything takes on a busy machine. A driver that has not answered by then never will. */
const LIMIT_MS = 300_000;

/** Calls of a browser's driver, each with its own timeout: a call that hangs is named, and the test fails. */
export function limited<T extends object>(driven: T, limitMs = LIMIT_MS): T {
  return new Proxy(driven, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => within(limitMs, String(name), member.apply(target, given) as Promise<unknown>);
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
