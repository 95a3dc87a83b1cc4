// `npm run bench` runs the page measurements; `npm run bench -- NAME …` another one. Without NODE_ENV=production React
// renders several times slower.
process.env["NODE_ENV"] ??= "production";

const benches: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  filmstrip: () => import("./filmstrip/main.ts"),
  growth: () => import("./growth/main.ts"),
  holds: () => import("./holds/main.ts"),
  import: () => import("./import/main.ts"),
  interactions: () => import("./interactions/main.ts"),
  leads: () => import("./leads/main.ts"),
  lighthouse: () => import("./lighthouse/main.ts"),
  overload: () => import("./overload/main.ts"),
  pages: () => import("./pages/main.ts"),
  search: () => import("./search/main.ts"),
  workers: () => import("./workers/main.ts"),
  valuation: () => import("./valuation/main.ts"),
};

const [name = "pages", ...rest] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  process.stderr.write(`There is no bench "${name}". There are: ${Object.keys(benches).join(", ")}.\n`);
  process.exit(2);
}
await (await load()).run(rest);

export {};
