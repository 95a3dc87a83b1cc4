import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { createAskSearch } from "./ask-search.ts";

// The shortcut: answers are kept for five minutes. The long way: asking the server each time. What the server says
// changes all the time, and an answer may be as old as that.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fiveMinutes = 5 * 60_000;
const texts = Array.from({ length: 60 }, (_, at) => `word ${at}`);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ask: fc.constantFrom(...texts.slice(0, 4)), isLoud: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ ask: fc.constantFrom(...texts), isLoud: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ change: true as const }) },
  { weight: 1, arbitrary: fc.constant({ all: true as const }) },
  { weight: 3, arbitrary: fc.record({ ms: fc.constantFrom(0, 1, 100_000, 299_999, fiveMinutes) }) },
);

test("[4.9.1] the search box shows what the server says, or said within five minutes", async () => {
  const { signal } = new AbortController();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      let stock = 0;
      const told = new Map<string, { stock: number; at: number }>();
      const ask = createAskSearch((async (address: string) => {
        const text = new URLSearchParams(address.split("?")[1]).get("q") ?? "";
        told.set(text, { stock, at: Date.now() });
        return Response.json({ total: stock, label: text });
      }) as typeof fetch);
      const compare = async (text: string, isLoud: boolean) => {
        const shown = (await ask(isLoud ? ` ${text.toUpperCase()}` : text, signal)) as unknown as { label: string };
        const last = told.get(text);
        expect(Date.now() - (last?.at ?? 0)).toBeLessThan(fiveMinutes);
        expect(shown).toEqual({ total: last?.stock, label: text });
      };
      for (const one of steps) {
        if ("change" in one) stock += 1;
        else if ("ms" in one) vi.advanceTimersByTime(one.ms);
        else if ("ask" in one) await compare(one.ask, one.isLoud);
        else for (const text of texts) await compare(text, false);
      }
    }),
    fuzz(1 / 10),
  );
});
