const placeholder = "{count}";

interface Worded {
  title: string;
  text: string;
  url: string;
}

/**
 * Spec 4.11.9: "{count}" in a promotion is the number of vehicles on the listing that it leads to. With none it has
 * nothing to promote, and is left out.
 */
export function countPromos<T extends Worded>(
  promos: readonly T[],
  count: (url: string) => number | null,
  number: (value: number) => string,
): T[] {
  return promos.flatMap((promo) => {
    if (!promo.title.includes(placeholder) && !promo.text.includes(placeholder)) return [promo];
    const found = count(promo.url) ?? 0;
    const say = (text: string) => text.replaceAll(placeholder, number(found));
    return found === 0 ? [] : [{ ...promo, title: say(promo.title), text: say(promo.text) }];
  });
}
