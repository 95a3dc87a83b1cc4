import { type EventName, eventIds } from "#domain/tracking/event-ids.ts";
import type { FormWiring } from "../features/enquiry/start-session.ts";
import { track } from "../features/tracking/track.ts";

const names = Object.keys(eventIds) as EventName[];

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** What tracking, registers and valuations do for a form. */
export const formWiring: FormWiring = {
  track: (event_id, details) => {
    const name = names.find((one) => eventIds[one] === event_id);
    if (name) track(name, details);
  },
  // Loaded on demand: most forms never need it.
  assist: ({ assist }) => {
    const loaded = () => import("../features/trade-in/browser-assist.ts");
    const own = once(async () =>
      (await loaded()).browserAssist(assist ?? { saveResult: false, registerCheck: false, thisYear: 0, wider: null }),
    );
    return {
      leaving: async (step, values) => (await own()).leaving(step, values),
      sending: async (values) => (await own()).sending(values),
    };
  },
  visit: async () => (await import("../features/tracking/browser.ts")).currentVisit(),
};
