import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConsentState, type TagIds, tagManagers } from "./tag-managers.ts";

const seen = { event: "favourite" };
let layer: unknown[] = [];
beforeEach(() => {
  layer = [seen];
  vi.stubGlobal("window", { dataLayer: layer });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the tags read, in their order; calls of Google's as lists. */
function start(ids: Partial<TagIds>, state: ConsentState) {
  const scripts: string[] = [];
  tagManagers(ids, state, (src) => scripts.push(src));
  const calls = layer.map((entry) => (String(entry) === "[object Arguments]" ? [...(entry as IArguments)] : entry));
  return { scripts, calls };
}

const all = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

test("[7.6.7] without a consent mode nothing is said of consent", () => {
  for (const hasAgreed of [true, false]) {
    layer.splice(1);
    const { calls, scripts } = start({ ga4: "G-A1" }, { mode: null, hasAgreed });
    expect(calls).toEqual([seen, ["js", expect.any(Date)], ["config", "G-A1"]]);
    expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-A1"]);
  }
});

test.each(["denied", "granted"] as const)("[7.6.7] the default %s comes before every event", (mode) => {
  const { calls } = start({ gtm: "GTM-A1" }, { mode, hasAgreed: false });
  expect(calls).toEqual([
    ["consent", "default", all(mode)],
    seen,
    { "gtm.start": expect.any(Number), event: "gtm.js" },
  ]);
});

test("[7.6.7] an answer of yes grants all, right after the default", () => {
  const { calls } = start({ gtm: "GTM-A1" }, { mode: "denied", hasAgreed: true });
  expect(calls.slice(0, 3)).toEqual([
    ["consent", "default", all("denied")],
    ["consent", "update", all("granted")],
    seen,
  ]);
});
