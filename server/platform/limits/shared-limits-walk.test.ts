import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { CountRow, SharedCounts } from "#server/adapters/store/repositories/shared-counts.ts";
import { LocalLimits } from "./local-limits.ts";
import { SharedLimits } from "./shared-limits.ts";

/** The table of counts, in memory. */
function countsInMemory(): SharedCounts {
  const uses = new Map<string, number>();
  const nameOf = ({ key, slot }: Pick<CountRow, "key" | "slot">) => `${key} ${slot}`;
  const rowOf = ({ key, slot }: Pick<CountRow, "key" | "slot">) => ({
    key,
    slot,
    uses: uses.get(nameOf({ key, slot })) ?? 0,
  });
  return {
    async add(rows) {
      for (const row of rows) uses.set(nameOf(row), (uses.get(nameOf(row)) ?? 0) + row.uses);
      return rows.map(rowOf);
    },
    usesOf: async (rows) => rows.map(rowOf),
    sweep: async () => undefined,
  };
}

const rule = { name: "leads", perAddress: 5, perSite: 8, exact: true };
const step = fc.record({
  server: fc.constantFrom(0, 1),
  address: fc.constantFrom("1.1.1.1", "2.2.2.2", "2001:db8:1:2::1", "2001:db8:1:2::2"),
  site: fc.constantFrom("a", "b"),
  cost: fc.integer({ min: 1, max: 3 }),
  // Quarters of a minute, which a double holds exactly.
  afterMs: fc.constantFrom(0, 15_000, 30_000, 45_000),
});

test("[19.2.8] two servers that count together decide as one process would", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const counts = countsInMemory();
      const servers = [0, 1].map(() => new SharedLimits({ counts, patienceMs: 60_000 }));
      const whole = new LocalLimits();
      let at = 60_000_000;
      try {
        for (const { server, afterMs, ...use } of steps) {
          at += afterMs;
          const verdict = await servers[server]?.take(rule, { ...use, at });
          const { scope: _scope, ...expected } = { scope: "", ...(await whole.take(rule, { ...use, at })) };
          // Where both bounds are reached, a server names the one that it knew first.
          expect(verdict).toMatchObject(expected);
        }
      } finally {
        for (const one of servers) one.stop();
      }
    }),
    fuzz(0.05),
  );
});
