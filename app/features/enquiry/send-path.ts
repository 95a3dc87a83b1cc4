import { ownValue } from "#domain/text/own-value.ts";
import type { Destination } from "#domain/form/form-descriptor.ts";

/** Chapter 7: where forms are sent. */
const paths: Readonly<Record<Destination, string>> = {
  leads: "/api/leads",
  "car-clarity": "/api/carClarityCustomer",
  subscribe: "/api/subscribe",
  reserve: "/api/reservations",
};

/** An unknown destination throws a clear error. */
export function sendPath({ destination, mock }: { destination: string; mock: boolean }): string {
  const path = ownValue(paths, destination);
  if (path === undefined) throw new Error(`Unknown destination: ${destination}`);
  return mock && destination !== "car-clarity" ? "/mock/leads" : path;
}

/** An existing lead is updated at its own address. */
export function addressOf(form: { destination: string; mock: boolean }, updates: string | null) {
  const path = sendPath(form);
  return updates === null ? { method: "POST" as const, path } : { method: "PUT" as const, path: `${path}/${updates}` };
}

/** Chapter 7: files go to their own address, together with the form. */
export const withFilesPath = (path: string): string => `${path}/with-files`;
