import { existsSync, readFileSync, rmSync } from "node:fs";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { demoAddress, desktop, phone, useBrowser } from "#tests/support/browser.ts";
import { explainFailure } from "#tests/support/explain-failure.ts";
import { failureFolder, traceFolder } from "#tests/support/failure-folder.ts";
import { keepTraces } from "#tests/support/keep-traces.ts";
import { logOf } from "#tests/support/page-log.ts";
import { differences } from "#tests/support/visual/compare.ts";
import { keepDifference } from "#tests/support/visual/keep-difference.ts";
import { read } from "#tests/support/visual/shoot.ts";
import { keyReferences } from "#tests/support/visual/references.ts";

const browser = useBrowser();
const failedTest = () => ({
  file: { name: "tests/e2e/sample.test.ts" },
  fullTestName: "[1.2] a click: nothing happens",
  result: { state: "fail", errors: [{ message: "Timeout 45000ms exceeded." }] },
});
const folder = "reports/browser-failures/sample/1-2-a-click-nothing-happens";
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  for (const one of [failureFolder(failedTest()), traceFolder(failedTest())]) rmSync(`${one}/..`, { recursive: true });
});

test("the error of a failed test tells what each page showed and was doing", async () => {
  const page = await browser.page(desktop);
  const other = await browser.page(phone);
  await page.route("**/never", () => undefined);
  await page.goto(demoAddress("corner-lot", "/contact"));
  await page.evaluate(() => {
    console.warn("about to fail");
    setTimeout(() => {
      throw new Error("a fault of the page");
    });
    void fetch("/never");
  });
  await expect.poll(() => logOf(page).messages).toContain("uncaught error: a fault of the page");
  await expect
    .poll(() => [...logOf(page).openRequests.keys()].map((one) => one.url()))
    .toContain(demoAddress("corner-lot", "/never"));

  const failed = failedTest();
  await explainFailure(failed, [page, other]);
  const message = failed.result.errors[0]?.message ?? "";
  const [first = "", second = "", third = "", ...more] = message.split("\n\n");
  expect(first).toBe("Timeout 45000ms exceeded.");
  expect(second).toContain(`Page: ${demoAddress("corner-lot", "/contact")}`);
  expect(second).toContain('document: "Contact us | Corner Lot Cars", complete, visible, 1440 x 900, scrolled to 0');
  expect(second).toContain("    warning: about to fail\n    uncaught error: a fault of the page\n");
  expect(second).toMatch(/open requests:\n(?: {4}.*\n)* {4}\d+\.\d s: GET http:.*\/never \(fetch\)/);
  expect(third).toContain("Page: about:blank");
  expect(third).toContain("console: none\n  open requests: none");
  expect(more).toEqual([]);

  const pathsOf = (name: RegExp) => [...message.matchAll(name)].map(([, path = ""]) => path);
  const pictures = pathsOf(/picture: (.*)/g);
  expect(pictures).toEqual([`${folder}/page-1.png`, `${folder}/page-2.png`]);
  for (const path of pictures) expect(readFileSync(path).subarray(1, 4).toString()).toBe("PNG");
  const [html = "", ...others] = pathsOf(/html: (.*)/g);
  expect(others).toEqual([`${folder}/page-2.html`]);
  expect(readFileSync(html, "utf8")).toContain("<title>Contact us | Corner Lot Cars</title>");
  expect(pathsOf(/console \((.*)\):/g)).toEqual([`${folder}/page-1.console.txt`]);
  expect(readFileSync(`${folder}/page-1.console.txt`, "utf8")).toContain("warning: about to fail\n");
});

test("of a console that is long, the error shows the end and the file all", async () => {
  const page = await browser.page(desktop);
  await page.evaluate(() => {
    for (let count = 1; count <= 30; count++) console.log(`line ${count}.`);
  });
  await expect.poll(() => logOf(page).messages.at(-1)).toBe("log: line 30.");
  const failed = failedTest();
  await explainFailure(failed, [page]);
  const message = failed.result.errors[0]?.message ?? "";
  expect([message.includes("line 10."), message.includes("line 11.")]).toEqual([false, true]);
  expect(readFileSync(`${folder}/page-1.console.txt`, "utf8")).toContain("line 1.\n");
});

test("with TRACE=1 a trace of each window is kept and named, of a test that fails next to its other files", async () => {
  vi.stubEnv("TRACE", "1");
  const page = await browser.page(desktop);
  await page.goto(demoAddress("corner-lot", "/contact"));
  const failed = failedTest();
  await keepTraces(failed, [page.context()]);
  expect(failed.result.errors[0]?.message).toBe(
    `Timeout 45000ms exceeded.\n\nTrace: ${folder}/trace-1.zip\n  open it with: npx playwright-core show-trace FILE`,
  );
  expect(readFileSync(`${folder}/trace-1.zip`).subarray(0, 2).toString()).toBe("PK");

  const closed = await browser.page(desktop);
  await closed.context().close();
  const another = failedTest();
  await keepTraces(another, [closed.context()]);
  expect(another.result.errors[0]?.message).toContain("Trace: none of a window that the test has closed");

  await keepTraces({ ...failedTest(), result: { state: "pass", errors: [] } }, [page.context()]);
  expect(existsSync(`${folder.replace("failures", "traces")}/trace-1.zip`)).toBe(true);
});

test("of a page that looks different, the expected picture, the actual one and their difference are kept", async () => {
  const reference = keyReferences.find(({ slug, size }) => slug === "redline-motorcycles" && size === "narrow");
  const reviewed = await read(reference?.file ?? "");
  const magenta = Buffer.from([255, 0, 255, 255]);
  const changed = { ...reviewed, data: Buffer.from(reviewed.data).fill(magenta, 0, reviewed.width * 4 * 40) };
  expect(differences(changed, reviewed)).not.toEqual([]);
  const names = ["expected", "actual", "difference"];
  expect(await keepDifference(failureFolder(failedTest()), changed, reviewed)).toBe(
    names.map((name) => `${name}: ${folder}/${name}.png`).join("\n"),
  );
  const [expected, actual, difference] = await Promise.all(names.map((name) => read(`${folder}/${name}.png`)));
  expect(expected?.data.equals(reviewed.data)).toBe(true);
  expect(actual?.data.equals(changed.data)).toBe(true);
  // Red where they differ, and nowhere else.
  const isRed = (row: number) => {
    const [red = 0, green = 0] = difference?.data.subarray(row * reviewed.width * 4) ?? [];
    return red > 200 && green < 100;
  };
  expect([isRed(20), isRed(60)]).toEqual([true, false]);
});

test("a page that has ended does not hide the failure", async () => {
  const page = await browser.page(desktop);
  await page.close();
  const failed = failedTest();
  await explainFailure(failed, [page]);
  expect(failed.result.errors[0]?.message).toMatch(
    /^Timeout 45000ms exceeded\.\n\nPage: about:blank\n {2}document: unknown/,
  );
});

test("a test that passes is left alone", async () => {
  const passed = { ...failedTest(), result: { state: "pass" } };
  await explainFailure(passed, [await browser.page(desktop)]);
  expect(passed.result).toEqual({ state: "pass" });
});
