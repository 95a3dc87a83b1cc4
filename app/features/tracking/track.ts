import type { EventName } from "#domain/tracking/event-ids.ts";
import type { Details } from "./tracker.ts";

const load = () => import("./browser.ts");

/** Tells the tag manager and the platform what a visitor did. Loaded on demand; never fails. */
export function track(name: EventName, details?: Details): void {
  load().then(
    ({ tracker }) => tracker.track(name, details),
    () => undefined,
  );
}

/** Notes the page that is open now as part of the visit. */
export function recordPage(): void {
  load().then(
    (browser) => browser.recordPage(),
    () => undefined,
  );
}
