/** The items whose value an earlier item has already; items without a value are left out. */
export function repeated<Item>(items: readonly Item[], valueOf: (item: Item) => string | null) {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const value = valueOf(item);
    if (value === null) return [];
    if (seen.has(value)) return [{ index, value }];
    seen.add(value);
    return [];
  });
}
