// `npm run bench` measures everything in one table; `npm run bench -- NAME …` one bench. Without NODE_ENV=production
// React renders several times slower.
process.env["NODE_ENV"] ??= "production";
// Servers and commands are measured as operators start them.
process.env["FORECOURT_PROGRAMS"] ??= `${import.meta.dirname}/../build/programs`;
const { showHelp } = await import("../scripts/show-help.ts");
const { measureAll } = await import("./table/all.ts");
const { measureOne } = await import("./table/one.ts");
const { parts } = await import("./table/parts.ts");

/** Benches that are run apart. */
const benches: Record<string, { usage: string; load: () => Promise<{ run: (args: string[]) => Promise<void> }> }> = {
  floods: {
    usage: '[--root DIR] [--seconds 10] [--only "refused leads,searches"]',
    load: () => import("./floods/main.ts"),
  },
  import: { usage: "[--rows 1000000] [--store sqlite|postgres]", load: () => import("./import/main.ts") },
  interactions: {
    usage: "[--templates NAME,NAME] [--rounds 5] [--root DIR]",
    load: () => import("./interactions/main.ts"),
  },
  lighthouse: {
    usage: "[--kinds home,listing] [--templates NAME,NAME] [--runs 3] [--minutes N] [--root DIR]",
    load: () => import("./lighthouse/main.ts"),
  },
  overload: {
    usage: "[--root DIR] [--connections 300,1000] [--seconds 15] [--addresses one,many]",
    load: () => import("./overload/main.ts"),
  },
  record: { usage: "PART WHAT FIGURE TARGET yes|no", load: () => import("./table/record.ts") },
  relevance: { usage: '[--worst 20] [--only "misspelled"]', load: () => import("./relevance/main.ts") },
};

const [name = "", ...rest] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
const usageOf = (one: string, words: string): string => `npm run bench -- ${one} ${words}`;
const everything = [
  "npm run bench [-- --quick] [--only pages,leads]    the whole table",
  `       npm run bench -- PART [--quick] [--rows N]         one part: ${Object.keys(parts).join(", ")}`,
  ...Object.entries(benches).map(([one, { usage }]) => `       ${usageOf(one, usage)}`),
].join("\n");
showHelp(bench ? usageOf(name, bench.usage) : everything);
if (name === "" || name.startsWith("--")) await measureAll(process.argv.slice(2));
else if (name in parts) await measureOne(name, rest);
else if (bench) await (await bench.load()).run(rest);
else {
  const known = [...Object.keys(parts), ...Object.keys(benches)].toSorted();
  process.stderr.write(`There is no bench "${name}". There are: ${known.join(", ")}.\n`);
  process.exit(2);
}

export {};
