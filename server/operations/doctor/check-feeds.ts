import { isAddress, keyFileIn, olderSecrets, ownNameOf, sourceProblem } from "#domain/stock-source/source-address.ts";
import { belowFolder } from "#server/stock/import/below-folder.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";
import { needFindings } from "./need-findings.ts";

/** Scheduled feeds that fail, and those that name variables or files that they may not, or soon may not. */
export async function checkFeeds(world: DoctorWorld): Promise<Finding[]> {
  const { store, env } = world;
  const { ok, warning, problem } = findingsOf("feeds");
  const slugs = new Map((await store.operator.dealerships.list()).map(({ id, slug }) => [id, slug]));
  const sources = await store.operator.sources.list();
  const found = await needFindings(world, "feeds", ["feed"]);
  for (const {
    dealershipId,
    source: { source },
  } of sources) {
    const slug = slugs.get(dealershipId) ?? dealershipId;
    const showing = world.sites.filter((site) => site.dealerships.some(({ id }) => id === dealershipId));
    const about = { sites: showing.map((site) => site.slug) };
    const correct = `Correct stock.source in dealerships/${slug}.yaml, and apply the folder.`;
    const wrong = sourceProblem(source, slug);
    if (wrong !== null) found.push(problem(`The feed of ${slug} is refused: ${wrong}.`, correct, about));
    for (const name of olderSecrets(source))
      found.push(
        warning(
          `The feed of ${slug} names ${name}, which the next release takes as another dealership's.`,
          `Set ${ownNameOf(name, slug)} on every server, name it in dealerships/${slug}.yaml, and apply the folder.`,
          about,
        ),
      );
    const named = isAddress(source) ? keyFileIn(source) : source;
    const missing = named === null ? null : await belowFolder(env.FEEDS_DIR)(named).then(() => null, reasonOf);
    if (missing !== null)
      found.push(
        problem(
          `The feed of ${slug} cannot be read: ${missing}`,
          "Set FEEDS_DIR to its folder, or move it there.",
          about,
        ),
      );
  }
  return found.length > 0 ? found : [ok(`${sources.length} scheduled feeds are in order.`)];
}
