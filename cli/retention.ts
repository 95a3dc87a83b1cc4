import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readEnv } from "#server/environment/env.ts";
import { isRipe, readRetentionClock, undoDays } from "#server/leads/retention/observed-time.ts";
import { runRetention } from "#server/leads/retention/run-retention.ts";
import { type Command, print, CommandError } from "./command.ts";
import { leadFilesOf } from "./files-of.ts";
import { runtimeOf } from "./site-runtime.ts";

function optionsOf(words: string[]) {
  const options = { site: { type: "string" }, "dry-run": { type: "boolean", default: false } } as const;
  const { site, "dry-run": dryRun } = parseArgs({ args: words, options }).values;
  if (site === undefined) throw new CommandError("Name the site, such as --site my-dealership.");
  return { site, dryRun };
}

export const retentionCommands: Record<string, Command> = {
  run: {
    words: "--site SLUG [--dry-run]",
    help: `plans what has served its time and erases what was planned ${undoDays} days ago; with --dry-run only counts`,
    needsStore: true,
    async run(words, store) {
      const { site: slug, dryRun } = optionsOf(words);
      const { site } = await runtimeOf(slug, store);
      const leadFiles = leadFilesOf(readEnv(process.env));
      const clock = await readRetentionClock(store, new Date());
      if (clock.problem !== null) throw new CommandError(`Nothing was erased. ${clock.problem}`);
      const lines = await runRetention({ store, leadFiles, site, clock, dryRun });
      for (const { what, days, rows } of lines) {
        const age = days === null ? "kept without end" : `older than ${days} days`;
        print(`${String(rows).padStart(7)}  ${what}, ${age}`);
      }
      print(
        dryRun ? "Nothing was erased: this was a dry run." : "Done. forecourt retention log shows what was erased.",
      );
      return 0;
    },
  },
  plan: {
    words: "--site SLUG",
    help: "planned erasures, with their dates",
    needsStore: true,
    async run(words, store) {
      const { site } = optionsOf(words);
      const { watchedSeconds } = await readRetentionClock(store, new Date());
      for (const plan of await store.operator.retention.plans(site)) {
        const left = Math.max(0, undoDays * 24 - Math.floor((watchedSeconds - plan.watched_seconds) / 3600));
        const when = isRipe(plan, watchedSeconds) ? "with the next run" : `in ${left} hours of a running server`;
        print(`${plan.what} of before ${plan.cutoff}: ${when}`);
      }
      return 0;
    },
  },
  undo: {
    words: "--site SLUG",
    help: `drops all plans: nothing is erased for another ${undoDays} days`,
    needsStore: true,
    async run(words, store) {
      const { site } = optionsOf(words);
      const dropped = await store.operator.retention.undo(site);
      print(
        `${dropped} plans were dropped. Nothing of ${site} is erased until it was planned for ${undoDays} days anew.`,
      );
      return 0;
    },
  },
  journal: {
    words: "FILE [--since TIME]",
    help: "writes all erasures and unsubscribes to a file, for a restore of an older backup",
    needsStore: true,
    async run(words, store) {
      const { values, positionals } = parseArgs({
        args: words,
        options: { since: { type: "string", default: "" } },
        allowPositionals: true,
      });
      const [file] = positionals;
      if (file === undefined) throw new CommandError("Name the file, such as /backups/journal.json.");
      const journal = await store.operator.journal.since(values.since);
      writeFileSync(file, `${JSON.stringify(journal)}\n`, { mode: 0o600 });
      print(`${journal.erasures.length} erasures and ${journal.unsubscribes.length} unsubscribes are in ${file}.`);
      return 0;
    },
  },
  log: {
    words: "--site SLUG",
    help: "what was erased, when and by which rule",
    needsStore: true,
    async run(words, store) {
      for (const { at, rule, what, erased, ids } of await store.operator.erasures.log(optionsOf(words).site)) {
        print([at, `${erased} ${what}`, rule, ids.join(" ")].filter(Boolean).join("  "));
      }
      return 0;
    },
  },
};
