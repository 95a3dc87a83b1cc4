import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import { demoAddress, expectAccessible, expectNoSidewaysScroll, phone, useBrowser } from "#tests/support/browser.ts";
import { button, fillPerson, group } from "#tests/support/enquiry-forms.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { aJpeg, aPdf } from "#tests/support/upload-samples.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

const browser = useBrowser("looks");

const resume = { name: "Résumé.pdf", mimeType: "application/pdf", buffer: aPdf() };
const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

async function openCareers(page: Page, about: string) {
  await page.goto(demoAddress(group, "/enquire/careers"));
  await fillPerson(page);
  await page.getByRole("combobox", { name: /^Location/ }).selectOption({ index: 1 });
  await page.getByLabel("About you").fill(about);
  return page.locator("input[name=files]");
}

async function storedFiles(about: string) {
  const leads = (await leadsOf(group)).filter(({ fields }) => fields["message"] === about);
  expect(leads).toHaveLength(1);
  const leadFiles = folderFiles(inject("demoDataDir"));
  const files = (leads[0]?.["files"] ?? []) as LeadFile[];
  return Promise.all(files.map(async (file) => ({ ...file, content: await leadFiles.read(file) })));
}

test("[7, 11.6.1] a résumé and a camera's photo from a phone: refused, listed, cancelled, sent and kept", async () => {
  const page = await browser.page(phone);
  const input = await openCareers(page, "Files from a phone");
  // A camera's photo, held sideways: made smaller before it is sent, and stored upright.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: "#888", noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await input.setInputFiles([
    resume,
    named("IMG_1.jpg", "image/jpeg", photo),
    named("letter.docx", "application/msword", Buffer.from("PK")),
    named("scan.pdf", "application/pdf", Buffer.alloc(11 * 1024 * 1024, "%PDF-1.4 ")),
  ]);
  await page.getByText("“letter.docx” is not a JPEG").waitFor();
  await page.getByText("“scan.pdf” is larger than 10 MB.").waitFor();
  const listed = page.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
  await expect.poll(() => listed.count()).toBe(2);
  await input.setInputFiles(Array.from({ length: 9 }, (_, at) => named(`${at}.pdf`, "application/pdf", aPdf())));
  await page.getByText("Please choose at most 10 files.").waitFor();
  await expect.poll(() => listed.count()).toBe(10);
  for (let at = 0; at < 8; at += 1) await button(page, `Remove ${at}.pdf`).press("Enter");
  await expect.poll(() => listed.count()).toBe(2);
  await listed.locator("canvas:visible").waitFor();
  await expectAccessible(page, enquiryForm(page));
  await expectNoSidewaysScroll(page);

  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const speed = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(100_000);
  await button(page, "Submit").click();
  const progress = page.getByRole("progressbar", { name: "All files sent" });
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  // The captcha is solved first.
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(1);
  await expect.poll(() => page.getByRole("progressbar", { name: "Résumé.pdf sent" }).count()).toBe(1);
  await page
    .getByRole("status")
    .filter({ hasText: /Sending, \d0? % done/ })
    .waitFor();
  await button(page, "Cancel").press("Enter");
  await button(page, "Submit").and(page.locator(":focus")).waitFor();
  await page.getByRole("status").filter({ hasText: "Stopped. Your answers and files are still here." }).waitFor();
  await expect.poll(() => listed.count()).toBe(2);

  await speed(-1);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/success\?category=general-enquiry/);
  const [pdf, storedPhoto, ...others] = await storedFiles("Files from a phone");
  expect(others).toEqual([]);
  expect([pdf?.name, storedPhoto?.name]).toEqual(["Résumé.pdf", "IMG_1.jpg"]);
  expect(pdf?.content).toEqual(resume.buffer);
  expect(await sharp(storedPhoto?.content ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 1920, height: 2560 });
});

test("[7, 11.6.5] without JavaScript the files wait while something is missing and while the question is asked", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  const input = await openCareers(page, "Files without a script");
  await input.setInputFiles([resume, named("me.jpg", "image/jpeg", await aJpeg())]);
  await page.getByLabel("Full name").fill("");
  await button(page, "Submit").click();
  await page.getByText("We have: Résumé.pdf, me.jpg. Choose again to replace them.").waitFor();
  await page.getByLabel("Full name").fill("Priya Nair");
  await button(page, "Submit").click();
  const question = await page.locator("label", { hasText: "plus" }).innerText();
  const [a = 0, b = 0] = question.match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/what is \d plus \d\?/).fill(String(a + b));
  await button(page, "Submit").click();
  await page.waitForURL(/\/success\?category=general-enquiry/);
  const stored = await storedFiles("Files without a script");
  expect(stored.map(({ name, content }) => [name, content !== null])).toEqual([
    ["Résumé.pdf", true],
    ["me.jpg", true],
  ]);
});
