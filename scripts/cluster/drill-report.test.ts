import { expect, test } from "vitest";
import { countLeads, isWhole, phaseRows, reportOf } from "./drill-report.ts";

test("each phase has its own requests and the reasons of its failures", () => {
  const sent = new Map([
    ["quiet", 10],
    ["rolled", 4],
  ]);
  const failure = (why: string) => ({ phase: "rolled", kind: "page" as const, why });
  expect(phaseRows(sent, [failure("502"), failure("502"), failure("ECONNRESET")])).toEqual([
    { phase: "quiet", sent: 10, failed: 0, why: "" },
    { phase: "rolled", sent: 4, failed: 3, why: "2 × page 502, 1 × page ECONNRESET" },
  ]);
});

test("a lead is lost if it was acknowledged and is not stored, and doubled if it is stored twice", () => {
  const counts = countLeads(3, ["a", "b"], ["a", "c", "c"]);
  expect(counts).toEqual({ sent: 3, acknowledged: 2, lost: 1, doubled: 1 });
  expect(isWhole(counts)).toBe(false);
  expect(isWhole(countLeads(2, ["a", "b"], ["b", "a"]))).toBe(true);
  // Stored, but the answer never arrived: the visitor would send it again.
  expect(isWhole(countLeads(1, [], ["a"]))).toBe(false);
});

test("the report names the slowest change", () => {
  const result = { rows: [], leads: countLeads(0, [], []), changes: [] };
  const changes = [30, 10, 20].map((ms) => ({ phase: `at ${ms}`, ms }));
  expect(reportOf({ ...result, changes })).toContain("3; on every node after 20 ms (median), 30 ms at most (at 30).");
  expect(reportOf(result)).toContain("Changes of stock: none.");
});

test("the last row sums up the phases, and the leads add up", () => {
  const failure = { phase: "rolled", kind: "lead" as const, why: "502" };
  const sent = new Map([
    ["quiet", 10],
    ["rolled", 4],
  ]);
  const rows = phaseRows(sent, [failure]);
  const text = reportOf({ rows, leads: countLeads(3, ["a", "b"], ["a", "c", "c"]), changes: [] });
  expect(text).toMatch(/all phases +\| 14 +\| +1 \|/u);
  expect(text).toContain(
    "Leads: 3 sent = 2 acknowledged + 1 given up. Of those acknowledged, 1 is not stored; 1 is stored twice.",
  );
});
