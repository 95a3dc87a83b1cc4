import type { IndexVersion } from "#search-engine/index-version.ts";

const TURNS = 200;

/** Changes one car repeatedly; each change must show in the next search. */
export function measureUpdates(index: IndexVersion): void {
  let current = index;
  let shown = 0;
  let changing = 0;
  let searching = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const id = `car-${String((turn * 7919) % index.size).padStart(7, "0")}`;
    const started = performance.now();
    current = current.with({ put: [{ ...current.document(id), price: 1 + turn, name: `Changed${turn} car` }] });
    const changed = performance.now();
    const [hit] = current.search({ q: `changed${turn}`, filter: `price = ${1 + turn}`, sort: ["price:asc"] }).hits;
    if (hit?.["id"] === id) shown++;
    changing += changed - started;
    searching += performance.now() - changed;
  }
  const each = (total: number): string => `${(total / TURNS).toFixed(2)} ms`;
  console.log(`\nUpdate of one car in ${index.size}: ${each(changing)}, next search ${each(searching)}`);
  console.log(`Visible in the next search: ${shown} of ${TURNS}`);
}
