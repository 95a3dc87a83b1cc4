const hourMs = 60 * 60 * 1000;

/** Until when a paid fee keeps a car, by the site's terms; null if they name no time. */
export function reservedUntil(paidAt: string, hours: number | null): string | null {
  return hours === null ? null : new Date(Date.parse(paidAt) + hours * hourMs).toISOString();
}
