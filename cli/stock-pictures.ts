import { parseArgs } from "node:util";
import type { Dealership } from "#domain/location/location.ts";
import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { type BrokenPicture, listBrokenPictures } from "#server/stock/pictures/broken-pictures.ts";
import { type Command, print } from "./command.ts";
import { dealershipOf } from "./dealership-of.ts";
import { type FetchedPictures, fetchPicturesNow } from "./picture-fetching.ts";

const options = {
  site: { type: "string" },
  dealership: { type: "string" },
  fetch: { type: "boolean", default: false },
  retry: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

export const picturesCommand: Command = {
  words: "--site SLUG",
  help:
    "the pictures that a dealer's feed names: how many are stored, on the way and broken, and why; --fetch fetches them " +
    "in this process, --retry tries broken ones at once, --json for scripts",
  needsStore: true,
  async run(words, store) {
    const values = read(words);
    const dealership = await dealershipOf(values, store);
    const retried = values.retry ? await store.operator.pictures.retryBroken(dealership.id) : 0;
    const { counts, broken } = values.fetch ? await fetched(store, dealership) : await stored(store, dealership);
    if (values.json) {
      print(JSON.stringify({ dealership: dealership.slug, ...counts, brokenPictures: broken }, null, 2));
      return 0;
    }
    const { ready, onTheWay, broken: bad } = counts;
    print(
      `${dealership.name}: ${ready + onTheWay + bad} pictures: ${ready} stored, ${onTheWay} on the way, ${bad} broken.`,
    );
    if (values.retry && !values.fetch) print(`${retried} are tried again by the running server.`);
    for (const one of broken) print(lineOf(one));
    return 0;
  },
};

function read(words: string[]) {
  return parseArgs({ args: words, options }).values;
}

async function fetched(store: Store, dealership: Dealership): Promise<FetchedPictures> {
  const outgoing = createOutgoing({ allow: readEnv(process.env).OUTGOING_ALLOW });
  try {
    return await fetchPicturesNow({ store, dealership, outgoing });
  } finally {
    await outgoing.close();
  }
}

async function stored(store: Store, { id }: Dealership): Promise<FetchedPictures> {
  return {
    counts: await store.operator.pictures.counts(id),
    broken: await listBrokenPictures(store, id),
  };
}

function lineOf({ stocknum, name, address, reason, isShown, tries, nextTryAt }: BrokenPicture): string {
  const next = nextTryAt === null ? "not tried again until its row changes" : `next try ${nextTryAt.slice(0, 16)}Z`;
  const shown = isShown ? "; the earlier picture is shown" : "";
  return `  ${stocknum}  ${name}\n    ${address}\n    ${reason}${shown} (tried ${tries === 1 ? "once" : `${tries} times`}, ${next})`;
}
