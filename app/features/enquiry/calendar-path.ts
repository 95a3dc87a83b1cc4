/** The calendar file of the booking that a private page shows, by the key in the page's address. */
export function calendarPathOf(ownPage: string): string {
  const token = new URLSearchParams(ownPage.split("?")[1]).get("token") ?? "";
  return `/api/enquiries/${encodeURIComponent(token)}/calendar.ics`;
}
