import { resolve } from "node:path";
import { readEnv } from "#server/environment/env.ts";
import { readSecrets } from "#server/platform/secret/secret.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";
import { LIVE_MS } from "#server/adapters/store/repositories/servers.ts";
import { lostKeys } from "#server/stock/push/carried-keys.ts";
import { type Command, print, CommandError } from "./command.ts";

const short = (fingerprint: string): string => fingerprint.slice(0, 8);

export const secretCommands: Record<string, Command> = {
  show: {
    words: "",
    help: "the fingerprint of the secret that signs, and which running servers know it",
    needsStore: true,
    async run(_words, store) {
      const signing = await store.operator.servers.signing();
      print(signing === null ? "No server has run on this store yet." : `signs: ${short(signing)}`);
      for (const { name, fingerprints } of await store.operator.servers.seenSince(new Date(Date.now() - LIVE_MS))) {
        const marks = fingerprints.map((one) => (one === signing ? `${short(one)} (signs)` : short(one)));
        print(`${name.padEnd(30)} ${marks.join("  ")}`);
      }
      return 0;
    },
  },
  accept: {
    words: "--yes",
    help: "accepts the current SECRET when the previous one is lost; earlier signatures become invalid",
    needsStore: true,
    async run(words, store) {
      const env = readEnv(process.env);
      const secrets = readSecrets(env, resolve(env.DATA_DIR));
      const given = fingerprintOf(secrets.secret);
      const { servers } = store.operator;
      if ((await servers.signing()) === given) {
        print("SECRET signs already. Nothing was changed.");
        return 0;
      }
      const strangers = (await servers.seenSince(new Date(Date.now() - LIVE_MS))).filter(
        ({ fingerprints }) => !fingerprints.includes(given),
      );
      if (strangers.length > 0) {
        const names = strangers.map(({ name }) => name).join(", ");
        throw new CommandError(
          `Servers run that do not know this SECRET: ${names}. Stop them first, or rotate: ` +
            "restart each with SECRET set to the new one and SECRET_PREVIOUS to theirs.",
        );
      }
      const now = new Date();
      const ending = await lostKeys(store, secrets, now);
      if (!words.includes("--yes")) {
        const keys = ending.map(({ id, dealership }) => `${id} (${dealership})`).join(", ");
        throw new CommandError(
          "This ends links in mails that were sent, links to files and forms that are open now. " +
            (keys === "" ? "" : `Keys for pushed stock that end: ${keys}. `) +
            "Say forecourt secret accept --yes if the secret before is lost.",
        );
      }
      await servers.replaceSigning(given, now);
      print(`signs: ${short(given)}`);
      for (const { id, dealership } of ending) {
        await store.operator.stockKeys.end(id, now);
        print(`ended: ${id}  make another: forecourt stock key create --dealership ${dealership}`);
      }
      return 0;
    },
  },
};
