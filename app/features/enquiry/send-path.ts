import type { Destination } from "#domain/form/form-descriptor.ts";

/** Point 7: where forms send. */
const paths: Readonly<Record<Destination, string>> = {
  leads: "/api/leads",
  "car-clarity": "/api/carClarityCustomer",
  subscribe: "/api/subscribe",
  reserve: "/api/reservations",
};

/** An unknown destination is an error that says so. */
export function sendPath({ destination, mock }: { destination: string; mock: boolean }): string {
  const path = paths[destination as Destination];
  if (path === undefined) throw new Error(`Unknown destination: ${destination}`);
  return mock && destination !== "car-clarity" ? "/mock/leads" : path;
}

/** A lead that was begun is sent on at an address of its own. */
export function addressOf(form: { destination: string; mock: boolean }, updates: string | null) {
  const path = sendPath(form);
  return updates === null ? { method: "POST" as const, path } : { method: "PUT" as const, path: `${path}/${updates}` };
}

/** Point 7: files go to an address of their own, together with the form. */
export const withFilesPath = (path: string): string => `${path}/with-files`;
