import { type EventName, eventIds } from "#domain/tracking/event-ids.ts";
import type { FormWiring } from "../features/enquiry/start-session.ts";
import { track } from "../features/tracking/track.ts";

const names = Object.keys(eventIds) as EventName[];

/** What tracking does for a form. */
export const formWiring: FormWiring = {
  track: (event_id, details) => {
    const name = names.find((one) => eventIds[one] === event_id);
    if (name) track(name, details);
  },
  visit: async () => (await import("../features/tracking/browser.ts")).currentVisit(),
};
