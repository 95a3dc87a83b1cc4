import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { criterion } from "./criterion-schema.ts";
import type { JudgedSite } from "./needs.ts";

const schema = z.array(
  z.strictObject({
    typed: z.array(z.string().min(3)),
    /** All first vehicles of the suggestion meet one of these. */
    expects: z.union([criterion, z.array(criterion)]).transform((one) => (Array.isArray(one) ? one : [one])),
  }),
);

export type JudgedPrefix = { site: JudgedSite; typed: string; expects: z.output<typeof schema>[number]["expects"] };

/** What is typed so far on a site, and what the first suggestion must lead to. */
export function judgedPrefixes(site: JudgedSite): readonly JudgedPrefix[] {
  const text = readFileSync(new URL(`suggestions/${site}.yaml`, import.meta.url), "utf8");
  return schema.parse(parse(text)).flatMap(({ typed, expects }) => typed.map((one) => ({ site, typed: one, expects })));
}
