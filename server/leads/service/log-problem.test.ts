import { pino } from "pino";
import { expect, test } from "vitest";
import type { LeadProblem } from "./lead-problem.ts";
import { logProblem } from "./log-problem.ts";

test("[8, 19.6.3] the notice names no file: people call them after themselves", () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const problem = {
    status: 422,
    error: "“Priya Nair ”licence”.svg” is empty. Please choose another file.",
  } as LeadProblem;
  logProblem(log, { lead: { category: "Careers" } }, problem, null);
  expect(lines.join("")).not.toContain("Priya");
  expect(lines.join("")).not.toContain("licence");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: expect.stringMatching(/A file is empty\. Please choose/) });
});
