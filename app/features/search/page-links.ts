/** The numbers of a pager: first, last, and those around the current one; null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0);
    // A gap of one page shows that page: dots would take as much room.
    return gap === 2 ? [one - 1, one] : gap > 2 ? [null, one] : [one];
  });
}
