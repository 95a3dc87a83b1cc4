import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { present } from "#tests/support/present.ts";
import type { Case } from "./case.ts";
import { jsonLines, rowLines, xmlLines } from "./readable.ts";
import { slug } from "./sites.ts";
import { visitorOf } from "./answers.ts";
import type { LeadWorld } from "./world.ts";

/** Adds to each lead of a site how `forecourt leads export` writes it. Returns what they have in common. */
export async function recordExports({ dataDir, which }: LeadWorld, cases: readonly Case[]): Promise<string> {
  const exported = async (format: string) => {
    const { code, out, err } = await forecourtIn(dataDir, ["leads", "export", "--site", slug, "--format", format]);
    if (code !== 0) throw new Error(err);
    return out;
  };
  const json = (await exported("jsonl")).trimEnd().split("\n");
  const [columns = "", ...rows] = (await exported("csv")).trimEnd().split(/\n(?=[0-9a-f]{32},)/);
  const [start = "", ...prospects] = (await exported("adf")).split(/\n(?=<prospect|<\/adf>)/);
  const end = prospects.pop() ?? "";
  const stored = cases.filter(({ leadId }) => leadId !== "");
  for (const one of stored) {
    const own = (lines: readonly string[], mark: string) =>
      present(
        lines.find((line) => line.includes(mark)),
        `export of ${one.title}`,
      );
    one.add("exported as JSON", jsonLines(own(json, `{"id":"${one.leadId}"`)));
    one.add("exported as CSV", rowLines(own(rows, `${one.leadId},`)));
    one.add("exported as ADF", xmlLines(own(prospects, `>${one.leadId}</id>`)));
  }
  const count = [json, rows, prospects].map(({ length }) => length);
  const { email, phone } = visitorOf(which);
  const found = [await peopleFound(dataDir, email), await peopleFound(dataDir, phone)];
  return [
    `${stored.length} leads: ${count.join(", ")} exported`,
    `${found.join(" and ")} found by the address and the phone number of the visitor`,
    `\n${columns}`,
    `\n${start}\n${end}`,
  ].join("\n");
}

/** How many leads `forecourt people find` names. */
async function peopleFound(dataDir: string, who: string): Promise<number> {
  const { code, out, err } = await forecourtIn(dataDir, ["people", "find", who, "--json"]);
  if (code !== 0) throw new Error(err);
  return (JSON.parse(out) as { leads: object[] }[]).flatMap(({ leads }) => leads).length;
}
