import { expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { leadsAsCsv, leadsAsJsonLines } from "./export-leads.ts";

const lead = (id: string, fields: Record<string, unknown>, over: Partial<Lead> = {}): Lead =>
  sampleLead(id, { site_slug: "s", dealership_slug: "d", fields, ...over });
async function lines(source: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of source) found.push(line);
  return found;
}
async function* given(...leads: Lead[]) {
  yield* leads;
}
const messageCell = async (message: string) => {
  const [, line = ""] = await lines(leadsAsCsv(() => given(lead("1", { message }))));
  return /,22,,,,,,,,,,(.*),$/s.exec(line)?.[1];
};

test("every lead has a line with its id and its mark", async () => {
  const leads = () => given(lead("1", { name: "Ana", zeta: 1 }), lead("2", { alpha: [1] }, { quarantine: "honeypot" }));
  const [header = "", first = "", second = ""] = await lines(leadsAsCsv(leads));
  expect(header).toMatch(/^id,created_at,.*,message,opt_in,alpha,zeta$/);
  expect(first).toMatch(/^1,.*,Ana,.*,1$/);
  expect(second).toMatch(/^2,.*,honeypot,Feedback,.*,\[1\],$/);
  expect((await lines(leadsAsJsonLines(leads))).map((line) => (JSON.parse(line) as Lead).id)).toEqual(["1", "2"]);
});

test.each([
  ["plain", "plain"],
  ['a "quoted", one', '"a ""quoted"", one"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", `"'=1+1"`],
  ["+61 412", `"'+61 412"`],
  ["-2", `"'-2"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  [" =1", `"' =1"`],
  ["＝1", `"'＝1"`],
  ["1=1", "1=1"],
])("[11.8.1] %j is written %j: no cell is a formula", async (text, written) => {
  expect(await messageCell(text)).toBe(written);
});

test("[11.3.6] a column is empty for leads without its field, whatever it is called", async () => {
  const leads = () => given(lead("1", { toString: "x" }), lead("2", {}));
  const [header = "", first = "", second = ""] = await lines(leadsAsCsv(leads));
  expect(header).toMatch(/,toString$/);
  expect(first).toMatch(/,x$/);
  expect(second).toMatch(/,$/);
});
