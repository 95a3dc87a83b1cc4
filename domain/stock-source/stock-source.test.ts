import { describe, expect, test } from "vitest";
import { noCounts } from "#domain/feed/report.ts";
import { durationText } from "./duration.ts";
import { olderSecrets, ownerOf, sourceProblem, withSecrets } from "./source-address.ts";
import { afterRun, newSource, nextRunAt, type RunOutcome, type SourceState } from "./source-state.ts";
import { stockSettings } from "./stock-settings.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 1);
const at = (hours: number) => new Date(start + hours * hour);
const taken: RunOutcome = { result: "taken", note: "", counts: { ...noCounts(), changed: 1 } };
const unchanged: RunOutcome = { result: "unchanged", note: "", counts: noCounts() };
const failed: RunOutcome = { result: "failed", note: "the server answered 404", counts: null };
const rules = { tell_after: 24 * hour, silent_after: 72 * hour };

describe("[17.3.1] settings", () => {
  test("what is left out has a default", () => {
    expect(stockSettings.parse({ source: "https://feeds.example/a.csv", every: "6h" })).toEqual({
      source: "https://feeds.example/a.csv",
      every: 6 * hour,
      vanished: { becomes: "sold", after_hours: 24 },
      max_removed_percent: 20,
      max_lost_percent: 20,
      tell_after: 24 * hour,
      silent_after: 7 * 24 * hour,
      mail_to: [],
    });
  });

  test.each(["4m", "8d", "often", "6", "", 6])("every: %j is refused with a sentence", (every) => {
    const { error } = stockSettings.safeParse({ source: "feed.csv", every });
    expect(error?.issues[0]?.message).toBe("write a time such as 30m, 6h or 1d, from 5m to 7d");
  });

  test.each([
    [90 * 60_000, "90m"],
    [6 * hour, "6h"],
    [48 * hour, "2d"],
  ])("%d ms is written %s", (ms, text) => expect(durationText(ms)).toBe(text));
});

describe("[17.3.1] the address of a source", () => {
  test.each([
    "feed.csv",
    "/srv/feeds/",
    "https://feeds.example/a.csv?token=${FEED_CORNER_LOT__TOKEN}",
    "sftp://dealer:${FEED_CORNER_LOT__SFTP_PASSWORD}@feeds.example/out/",
    "sftp://dealer:${FEED_PASSWORD}@feeds.example/out/",
    "sftp://dealer@feeds.example/out/?key=/etc/forecourt/key",
  ])("%s is taken", (source) => expect(sourceProblem(source, "corner-lot")).toBeNull());

  test.each([
    ["sftp://dealer:hunter2@feeds.example/a.csv", "write no password here: write ${FEED_CORNER_LOT__PASSWORD} in its"],
    ["sftp://dealer:a${FEED_B}@feeds.example/a.csv", "write no password here"],
    ["https://feeds.example/${SECRET}", "a secret is a variable of the server such as ${FEED_CORNER_LOT__PASSWORD}"],
    ["ftp://feeds.example/a.csv", "ftp:// addresses cannot be fetched"],
    ["https://", "this address cannot be read"],
    [" ", "name a file"],
  ])("%s is refused", (source, sentence) => expect(sourceProblem(source, "corner-lot")).toContain(sentence));

  const source = "sftp://dealer:${FEED_CORNER_LOT__PASSWORD}@feeds.example/a.csv";
  test("a secret is put in its place, as an address writes it", () => {
    expect(withSecrets(source, "corner-lot", { FEED_CORNER_LOT__PASSWORD: "p@ss/1" })).toEqual({
      address: "sftp://dealer:p%40ss%2F1@feeds.example/a.csv",
    });
    expect(withSecrets(source, "corner-lot", {})).toEqual({
      problem: expect.stringContaining("the variable FEED_CORNER_LOT__PASSWORD, which the address names, is not set"),
    });
  });
});

describe("[17.3.8] a dealership may name", () => {
  test.each([
    ["FEED_A__TOKEN", "a", "own"],
    ["FEED_A_B__TOKEN", "a-b", "own"],
    ["FEED_A_B__SFTP_TOKEN", "a-b", "own"],
    ["FEED_A_B__TOKEN", "a", "foreign"],
    ["FEED_A__TOKEN", "a-b", "foreign"],
    ["FEED_A__B__TOKEN", "a", "foreign"],
    ["FEED_A__", "a", "foreign"],
    // One release long, until operators have renamed them.
    ["FEED_TOKEN", "a", "older"],
    ["FEED_A_TOKEN", "a-b", "older"],
  ])("%s of %s: %s", (name, slug, owner) => {
    expect(ownerOf(name, slug)).toBe(owner);
    const source = `https://feeds.example/a.csv?token=\${${name}}`;
    const refused = expect.stringContaining("belongs to another dealership");
    expect(sourceProblem(source, slug)).toEqual(owner === "foreign" ? refused : null);
    expect(withSecrets(source, slug, { [name]: "x" })).toEqual(
      owner === "foreign" ? { problem: refused } : { address: "https://feeds.example/a.csv?token=x" },
    );
    expect(olderSecrets(source)).toEqual(owner === "older" ? [name] : []);
  });
});

describe("[17.3.4] what the operator is told", () => {
  const play = (runs: readonly [hours: number, RunOutcome][], from: SourceState = newSource) => {
    let state = from;
    return runs.map(([hours, outcome]) => {
      const { state: next, tell } = afterRun(state, outcome, rules, at(hours));
      state = next;
      return tell;
    });
  };

  test("once when runs have failed for a day, and once when one succeeds again", () => {
    expect(
      play([
        [0, taken],
        [1, failed],
        [24, failed],
        [25, failed],
        [49, failed],
        [50, taken],
        [51, taken],
      ]),
    ).toEqual([null, null, null, "failing", null, "recovered", null]);
  });

  test("a failure that passes is not worth a mail", () => {
    expect(
      play([
        [0, failed],
        [1, unchanged],
        [30, failed],
        [31, taken],
      ]),
    ).toEqual([null, null, null, null]);
  });

  test("once when a feed says nothing new for three days, and once when it does again", () => {
    expect(
      play([
        [0, taken],
        [71, unchanged],
        [72, unchanged],
        [73, unchanged],
        [74, taken],
      ]),
    ).toEqual([null, null, "silent", null, "recovered"]);
  });

  test("why the last run failed stands in the state until one succeeds", () => {
    const { state } = afterRun(newSource, failed, rules, at(0));
    expect(state.problem).toBe("the server answered 404");
    expect(afterRun(state, taken, rules, at(1)).state.problem).toBeNull();
  });

  test("a run that stopped itself counts as failed", () => {
    const stopped: RunOutcome = { result: "stopped", note: "", counts: noCounts() };
    expect(
      play([
        [0, stopped],
        [24, stopped],
      ]),
    ).toEqual([null, "failing"]);
  });
});

describe("[17.3.2] the next run", () => {
  const state = (failures: number): SourceState => ({ ...newSource, failures });
  const minutes = (date: Date) => (date.getTime() - start) / 60_000;

  test("comes after the rhythm, up to a tenth later", () => {
    expect(minutes(nextRunAt(state(0), 6 * hour, at(0), 0))).toBe(360);
    expect(minutes(nextRunAt(state(0), 6 * hour, at(0), 0.5))).toBe(378);
  });

  test("comes sooner after a failure, doubling up to an hour, and never later than the rhythm", () => {
    const waits = [1, 2, 3, 4, 5, 50].map((failures) => minutes(nextRunAt(state(failures), 6 * hour, at(0), 0)));
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    expect(minutes(nextRunAt(state(5), 5 * 60_000, at(0), 0))).toBe(5);
  });
});
