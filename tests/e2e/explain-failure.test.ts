import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { demoAddress, desktop, phone, useBrowser } from "#tests/support/browser.ts";
import { explainFailure } from "#tests/support/explain-failure.ts";
import { logOf } from "#tests/support/page-log.ts";

const browser = useBrowser();
const failedTest = () => ({
  file: { name: "tests/e2e/sample.test.ts" },
  fullTestName: "[1.2] a click: nothing happens",
  result: { state: "fail", errors: [{ message: "Timeout 45000ms exceeded." }] },
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

  const pictures = [...message.matchAll(/picture: (.*)/g)].map(([, path = ""]) => path);
  const folder = "reports/browser-failures/sample/1-2-a-click-nothing-happens";
  expect(pictures).toEqual([`${folder}/page-1.png`, `${folder}/page-2.png`]);
  for (const path of pictures) expect(readFileSync(path).subarray(1, 4).toString()).toBe("PNG");
  rmSync(dirname(folder), { recursive: true });
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
