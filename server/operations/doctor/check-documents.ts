import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";

const MOST_NAMED = 20;
const { ok, problem } = findingsOf("documents");

/** Reads everything that lists leave out when it cannot be read. Cars and sites have checks of their own. */
export async function checkDocuments({ store, unreadable }: DoctorWorld): Promise<Finding[]> {
  const { sites, leads, outbox, reservations, sources } = store.operator;
  let read = 0;
  for (const { slug } of await sites.heads()) for await (const _lead of leads.all(slug)) read += 1;
  for await (const _delivery of outbox.list({})) read += 1;
  read += (await reservations.list({})).length + (await sources.list()).length;
  if (unreadable.length === 0) return [ok(`${read} leads, deliveries, reservations and feeds can be read.`)];
  const todo =
    "If a later release wrote it, start that release; otherwise restore it from a backup (docs/backup.md). Others are not affected.";
  const more = unreadable.length - MOST_NAMED;
  return [
    ...unreadable.slice(0, MOST_NAMED).map(({ message }) => problem(message, todo)),
    ...(more > 0 ? [problem(`Further documents that cannot be read: ${more}.`, todo)] : []),
  ];
}
