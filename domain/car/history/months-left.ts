/** "2 years 3 months left" from one date to another, in whole months; null for less than one. */
export function monthsLeft(from: string, to: string): string | null {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split("-").map(Number);
  const months = (lastYear - year) * 12 + lastMonth - month - (lastDay < day ? 1 : 0);
  if (months < 1) return null;
  const parts = [counted(Math.floor(months / 12), "year"), counted(months % 12, "month")];
  return `${parts.filter((part) => part !== "").join(" ")} left`;
}

const counted = (count: number, one: string): string =>
  count === 0 ? "" : `${count} ${count === 1 ? one : `${one}s`}`;
