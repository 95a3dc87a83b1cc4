import { expect, test } from "vitest";
import { displayProblem, isHeaded, isTraced, slowMs, windowedBrowser } from "#tests/support/watching.ts";

test("HEADED, SLOW and TRACE are off unless they are set", () => {
  const off = [{}, { HEADED: "", SLOW: "", TRACE: "" }, { HEADED: "0", SLOW: "0", TRACE: "0" }];
  for (const env of off) expect([isHeaded(env), slowMs(env), isTraced(env)]).toEqual([false, 0, false]);
  expect([isHeaded({ HEADED: "1" }), isTraced({ TRACE: "1" })]).toEqual([true, true]);
});

test("SLOW=1 slows every action enough to follow it; another number is milliseconds", () => {
  expect(slowMs({ SLOW: "1" })).toBeGreaterThanOrEqual(200);
  expect(slowMs({ SLOW: "500" })).toBe(500);
  expect(() => slowMs({ SLOW: "much" })).toThrow("SLOW=much is no number: SLOW=1, or milliseconds such as SLOW=500.");
});

test("a machine without a display is told what to do", () => {
  expect(displayProblem({}, "linux")).toMatch(/^HEADED=1 shows windows, .* put xvfb-run before the command/);
  for (const env of [{ DISPLAY: ":0" }, { WAYLAND_DISPLAY: "wayland-0" }])
    expect(displayProblem(env, "linux")).toBeNull();
  expect(displayProblem({}, "darwin")).toBeNull();
});

test("a browser that has windows is found, and its absence is a sentence", () => {
  const there = new Set(["/opt/chrome", "/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome", "/cache/chrome"]);
  const find = (env: Record<string, string>, ofPlaywright = "/cache/chrome") =>
    windowedBrowser(ofPlaywright, env, (path) => there.has(path));
  expect(find({ CHROME_PATH: "/opt/chrome", PATH: "/usr/bin" })).toBe("/opt/chrome");
  // The browser of the tests that nobody watches has no windows.
  expect(find({ CHROME_PATH: "/usr/bin/chromium-headless-shell", PATH: "/bin:/usr/bin" })).toBe(
    "/usr/bin/google-chrome",
  );
  expect(find({ PATH: "/bin" })).toBe("/cache/chrome");
  expect(() => find({ PATH: "/bin" }, "/cache/none")).toThrow(
    /^HEADED=1 needs a browser that has windows, and none was found: install Chromium/,
  );
});
