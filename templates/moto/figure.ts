/** Splits "Engine size 655 cc" into 655 and cc, "8,420 km" into 8,420 and km. Null for words alone. */
export function figureIn(text: string): { amount: string; unit: string } | null {
  const [, amount, unit] = /(?:^|\s)([\d.,]+)(?: (\D+))?$/.exec(text) ?? [];
  return amount === undefined ? null : { amount, unit: unit ?? "" };
}
