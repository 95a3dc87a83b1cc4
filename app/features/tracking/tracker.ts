import { type EventName, eventIds } from "#domain/tracking/event-ids.ts";
import type { PageView } from "#domain/tracking/page-view.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";

export type Details = TrackingEvent["details"];

/** What the tracker needs from a browser; a test passes its own. */
export type TrackerWorld = {
  /** Tag managers read from here. */
  dataLayer: { push(entry: Record<string, unknown>): unknown };
  /** Hands a batch over; false where it was refused. */
  send(body: string): boolean;
  /** Calls back when it is time to send the collected events. */
  later(flush: () => void): void;
  path(): string;
  clock(): number;
};

export type Tracker = {
  track(name: EventName, details?: Details): void;
  /** For the platform alone. */
  count(view: PageView): void;
  flush(): void;
};

/** The platform takes at most this many events at once. */
const batchSize = 50;
/** Beyond this the network has been down for long: the oldest are dropped. */
const mostWaiting = 200;

/** Chapter 9: every event goes to the tag manager at once and to the platform in batches. */
export function createTracker(world: TrackerWorld): Tracker {
  let waiting: (TrackingEvent | PageView)[] = [];
  let planned = false;

  function flush(): void {
    planned = false;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      if (!quietly(() => world.send(JSON.stringify({ events: batch })))) return;
      waiting = waiting.slice(batch.length);
    }
  }

  function add(event: TrackingEvent | PageView): void {
    waiting = [...waiting, event].slice(-mostWaiting);
    if (planned) return;
    planned = true;
    world.later(flush);
  }

  return {
    flush,
    count: add,
    track(name, details = {}) {
      const event = { name, event_id: eventIds[name], page: world.path(), at: world.clock(), details };
      quietly(() => world.dataLayer.push({ event: name, event_id: event.event_id, ...details }));
      add(event);
    },
  };
}

/** Errors here must not affect the visitor. */
function quietly<T>(action: () => T): T | false {
  try {
    return action();
  } catch {
    return false;
  }
}
