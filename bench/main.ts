// `npm run bench` measures everything in one table; `npm run bench -- NAME …` one bench. Without NODE_ENV=production
// React renders several times slower.
process.env["NODE_ENV"] ??= "production";
// Servers and commands are measured as operators start them.
process.env["FORECOURT_PROGRAMS"] ??= `${import.meta.dirname}/../build/programs`;
const { measureAll } = await import("./table/all.ts");
const { measureOne } = await import("./table/one.ts");
const { parts } = await import("./table/parts.ts");

/** Benches that are run apart, and parts of the table that have options of their own. */
const benches: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  filmstrip: () => import("./filmstrip/main.ts"),
  floods: () => import("./floods/main.ts"),
  growth: () => import("./growth/main.ts"),
  holds: () => import("./holds/main.ts"),
  import: () => import("./import/main.ts"),
  interactions: () => import("./interactions/main.ts"),
  lighthouse: () => import("./lighthouse/main.ts"),
  overload: () => import("./overload/main.ts"),
  record: () => import("./table/record.ts"),
  search: () => import("./search/main.ts"),
  traces: () => import("./traces/main.ts"),
  valuation: () => import("./valuation/main.ts"),
};

const [name = "", ...rest] = process.argv.slice(2);
const load = benches[name];
const hasOwnOptions = load !== undefined && rest.some((word) => /^--(?!quick$|rows$)/.test(word));
if (name === "" || name.startsWith("--")) await measureAll(process.argv.slice(2));
else if (name in parts && !hasOwnOptions) await measureOne(name, rest);
else if (load) await (await load()).run(rest);
else {
  const known = [...new Set([...Object.keys(parts), ...Object.keys(benches)])].toSorted();
  process.stderr.write(`There is no bench "${name}". There are: ${known.join(", ")}.\n`);
  process.exit(2);
}

export {};
