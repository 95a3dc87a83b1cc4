export type Place = { site: string; address: string };

type Lines<T> = Map<string, T[]>;

/**
 * A queue that is fair between sites, and between the addresses of one site. Sites take turns, then their addresses;
 * each address is served in order.
 */
export class FairQueue<T extends Place> {
  /** The order of both maps is the order of turns: a served entry moves to the end. */
  readonly #sites = new Map<string, Lines<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  ofSite(site: string): number {
    let sum = 0;
    for (const line of this.#sites.get(site)?.values() ?? []) sum += line.length;
    return sum;
  }

  ofAddress({ site, address }: Place): number {
    return this.#sites.get(site)?.get(address)?.length ?? 0;
  }

  add(item: T): void {
    const lines = this.#sites.get(item.site) ?? new Map<string, T[]>();
    this.#sites.set(item.site, lines);
    const line = lines.get(item.address);
    if (line) line.push(item);
    else lines.set(item.address, [item]);
    this.#size += 1;
  }

  /** The next entry of a site that may run. */
  take(mayRun: (site: string) => boolean): T | undefined {
    for (const [site, lines] of this.#sites) {
      if (!mayRun(site)) continue;
      const [address, line] = firstOf(lines);
      const item = line?.[0];
      if (item === undefined || address === undefined || line === undefined) continue;
      this.remove(item);
      // Both go to the end of their round.
      if (line.length > 0) moveToEnd(lines, address, line);
      if (lines.size > 0) moveToEnd(this.#sites, site, lines);
      return item;
    }
    return undefined;
  }

  remove(item: T): boolean {
    const lines = this.#sites.get(item.site);
    const line = lines?.get(item.address);
    const at = line?.indexOf(item) ?? -1;
    if (!lines || !line || at === -1) return false;
    line.splice(at, 1);
    this.#size -= 1;
    if (line.length === 0) lines.delete(item.address);
    if (lines.size === 0) this.#sites.delete(item.site);
    return true;
  }

  /** The newest entry of the address with most entries, at one site or at the site with most. */
  heaviest(site?: string): T | undefined {
    const sites = site === undefined ? [...this.#sites.keys()] : [site];
    const busiest = mostOf(sites, (name) => this.ofSite(name));
    const lines = busiest === undefined ? undefined : this.#sites.get(busiest);
    return mostOf([...(lines?.values() ?? [])], (line) => line.length)?.at(-1);
  }
}

function firstOf<K, V>(map: Map<K, V>): [K, V] | [undefined, undefined] {
  for (const entry of map) return entry;
  return [undefined, undefined];
}

function moveToEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}

function mostOf<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (most, item) => (most === undefined || size(item) > size(most) ? item : most),
    undefined,
  );
}
