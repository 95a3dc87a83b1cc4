import type { EventName } from "#domain/tracking/event-ids.ts";
import type { Details } from "./tracker.ts";

type Browser = typeof import("./browser.ts");
let loaded: Browser | null = null;

/** Loaded on demand. Once loaded, events are sent at once: following a link discards whatever waits. */
function tell(say: (browser: Browser) => void): void {
  if (loaded) say(loaded);
  else
    import("./browser.ts").then(
      (browser) => say((loaded = browser)),
      () => undefined,
    );
}

/** Reports to the tag manager and the platform what a visitor did; never fails. */
export const track = (name: EventName, details?: Details): void => tell(({ tracker }) => tracker.track(name, details));

/** Notes the page that is open now as part of the visit. */
export const recordPage = (): void => tell((browser) => browser.recordPage());
