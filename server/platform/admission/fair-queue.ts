export type Place = { site: string; address: string };

/** A queue in which sites take turns, then the addresses of a site; each address is served in order. */
export class FairQueue<T extends Place> {
  /** Sites, and the addresses of each, in the order of their turns. */
  readonly #sites = new Map<string, Map<string, T[]>>();
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

  /** The next entry of a site that may run. The site and the address go to the end of their rounds. */
  take(mayRun: (site: string) => boolean): T | undefined {
    for (const [site, lines] of this.#sites) {
      const [line] = mayRun(site) ? lines.values() : [];
      const item = line?.[0];
      if (!line || !item) continue;
      this.remove(item);
      if (line.length > 0) moveToEnd(lines, item.address, line);
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
}

function moveToEnd<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
}
