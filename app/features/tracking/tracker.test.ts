import { expect, test } from "vitest";
import { trackingBatch } from "#domain/tracking/tracking-event.ts";
import { createTracker, type TrackerWorld } from "./tracker.ts";

function world(changes: Partial<TrackerWorld> = {}) {
  const sent: string[] = [];
  const layer: Record<string, unknown>[] = [];
  const planned: (() => void)[] = [];
  const tracker = createTracker({
    dataLayer: { push: (entry) => layer.push(entry) },
    send: (body) => sent.push(body) > 0,
    later: (flush) => void planned.push(flush),
    path: () => "/cars/2025-toyota-rav4",
    clock: () => 1_790_000_000_000,
    ...changes,
  });
  return { tracker, sent, layer, planned, run: () => planned.splice(0).forEach((flush) => flush()) };
}

const eventsIn = (body: string | undefined) => trackingBatch.parse(JSON.parse(body ?? "null")).events;

test("[9.3.2] an event carries its id to the tag manager at once", () => {
  const { tracker, layer } = world();
  tracker.track("call_click", { car_id: "c1" });
  expect(layer).toEqual([{ event: "call_click", event_id: 25, car_id: "c1" }]);
});

test("[9.3.2] events go to the platform in one batch that its own schema accepts", () => {
  const { tracker, sent, run } = world();
  tracker.track("favourite", { car_id: "c1" });
  tracker.track("search_result_click");
  expect(sent).toEqual([]);
  run();
  expect(sent).toHaveLength(1);
  expect(eventsIn(sent[0])).toMatchObject([
    { name: "favourite", event_id: 39, page: "/cars/2025-toyota-rav4", details: { car_id: "c1" } },
    { name: "search_result_click", event_id: 29, details: {} },
  ]);
});

test("[9.3.3] what is counted of a page goes to the platform with the events, and to no tag manager", () => {
  const { tracker, sent, layer, run } = world();
  tracker.count({ name: "page_view", page: "/", landing: { params: {}, referrer: null } });
  tracker.track("favourite", { car_id: "c1" });
  run();
  expect(sent.map((body) => eventsIn(body).map(({ name }) => name))).toEqual([["page_view", "favourite"]]);
  expect(layer.map(({ event }) => event)).toEqual(["favourite"]);
});

test("[7.4.3] no batch holds more than 50 events, and none is lost", () => {
  const { tracker, sent, run } = world();
  for (let i = 0; i < 120; i++) tracker.track("favourite", { i });
  run();
  expect(sent.map((body) => eventsIn(body).length)).toEqual([50, 50, 20]);
});

test("what the network refuses is sent with the next batch", () => {
  let up = false;
  const taken: string[] = [];
  const { tracker, run } = world({ send: (body) => up && taken.push(body) > 0 });
  tracker.track("favourite");
  run();
  up = true;
  tracker.track("call_click");
  run();
  expect(eventsIn(taken[0]).map(({ name }) => name)).toEqual(["favourite", "call_click"]);
});

test("nothing breaks when the tag manager or the network throws", () => {
  const refuse = () => {
    throw new Error("blocked");
  };
  const { tracker, run } = world({ dataLayer: { push: refuse }, send: refuse });
  expect(() => {
    tracker.track("favourite");
    run();
    tracker.flush();
  }).not.toThrow();
});

test("a network that stays away does not fill the memory", () => {
  let up = false;
  const taken: string[] = [];
  const { tracker } = world({ send: (body) => up && taken.push(body) > 0 });
  for (let i = 0; i < 500; i++) tracker.track("favourite", { i });
  up = true;
  tracker.flush();
  const all = taken.flatMap((body) => eventsIn(body));
  expect(all).toHaveLength(200);
  expect(all.at(-1)).toMatchObject({ details: { i: 499 } });
});
