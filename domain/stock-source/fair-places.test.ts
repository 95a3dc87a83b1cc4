import { describe, expect, test } from "vitest";
import { nextToRun, places, type QueuedSource } from "./fair-places.ts";
import { hostOf } from "./source-address.ts";

/** `a1`: a dealership whose feed is at host a; `a1!`: its last run failed. */
const source = (name: string): QueuedSource => ({
  dealershipId: name.replace("!", ""),
  host: name[0] ?? "",
  failures: name.endsWith("!") ? 1 : 0,
});
const sources = (names: string) => names.split(" ").filter(Boolean).map(source);

/** Everything that starts, in its order, while nothing ends. */
function started(due: string, running = ""): string {
  const [waiting, runs] = [sources(due), sources(running)];
  const names: string[] = [];
  while (runs.length < places.inAll) {
    const next = nextToRun(waiting, runs);
    if (next === null) break;
    waiting.splice(waiting.indexOf(next), 1);
    runs.push(next);
    names.push(next.dealershipId);
  }
  return names.join(" ");
}

describe("[17.3.10] places of runs", () => {
  test.each([
    ["the longest due first", "a1 b1 c1", "", "a1 b1 c1"],
    ["a host has two", "a1 a2 a3", "", "a1 a2"],
    ["hosts take turns", "a1 a2 b1 b2 c1", "", "a1 b1 c1 a2"],
    ["a host without a run comes before one with", "a2 b1", "a1", "b1 a2"],
    ["those that failed have two", "a1! b1! c1! d1", "", "a1 b1 d1"],
    ["those that failed wait for each other", "c1! d1", "a1! b1!", "d1"],
    ["a host that hangs leaves places", "a3 a4 b1 c1", "a1 a2", "b1 c1"],
    ["nobody is due", "", "a1", ""],
  ])("%s", (_rule, due, running, starts) => expect(started(due, running)).toBe(starts));
});

test.each([
  ["https://feeds.example/a.csv", "feeds.example"],
  ["sftp://dealer:${FEED_A__PASSWORD}@Feeds.Example:2222/out/", "feeds.example"],
  ["https://[::1]:8080/a.csv", "[::1]"],
  ["https://feeds.example?token=a@b", "feeds.example"],
  ["/srv/feeds/a.csv", ""],
])("[17.3.10] the host of %s is %j", (address, host) => expect(hostOf(address)).toBe(host));
