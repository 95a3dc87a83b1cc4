/** "Engine size 655 cc" says 655 and cc; "8,420 km" says 8,420 and km. Words alone are no figure. */
export function figureIn(text: string): { amount: string; unit: string } | null {
  const [, amount, unit] = /(?:^|\s)([\d.,]+)(?: (\D+))?$/.exec(text) ?? [];
  return amount === undefined ? null : { amount, unit: unit ?? "" };
}
