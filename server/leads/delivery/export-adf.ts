import type { Lead } from "#domain/lead/lead.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { adfEnd, adfProspect, adfStart } from "./adf.ts";
import { contextOf } from "#server/leads/mail/lead-context.ts";

/** One document, one prospect per line; never held in memory as a whole. */
export async function* leadsAsAdf(
  runtime: SiteRuntime,
  leads: () => AsyncIterable<Lead>,
  links: SignedLinks,
  now: Date,
): AsyncGenerator<string> {
  yield adfStart;
  for await (const lead of leads()) yield adfProspect(await contextOf(runtime, lead, links, now));
  yield adfEnd;
}
