import { expect, test } from "vitest";
import { Limit } from "#server/limits/limits.ts";
import { LocalLimits } from "#server/limits/local-limits.ts";
import { PageAdmission } from "./page-admission.ts";
import { TooBusy, TooMany } from "./refusals.ts";
import { usualRenderLimits } from "./render-queue.ts";

const visitor = { site: "a", address: "203.0.113.7", at: 0 };
const limit = (name: string, perAddress: number) =>
  new Limit(new LocalLimits(), { name, perAddress, perSite: perAddress * 20 });
const page = () => Promise.resolve("page");

test("[19.1.8] a page that a browser fetches ahead spends nothing of what its visitor may read", async () => {
  const admission = new PageAdmission(limit("pages", 1), limit("ahead", 2));
  await admission.page({ ...visitor, isAhead: true }, page);
  await admission.page({ ...visitor, isAhead: true }, page);
  await expect(admission.page({ ...visitor, isAhead: true }, page)).rejects.toBeInstanceOf(TooMany);
  await expect(admission.page(visitor, page)).resolves.toBe("page");
  await expect(admission.page(visitor, page)).rejects.toBeInstanceOf(TooMany);
});

test("[19.1.8] while others wait, pages fetched ahead are refused and pages that are opened wait their turn", async () => {
  const admission = new PageAdmission(limit("pages", 0), limit("ahead", 0), { ...usualRenderLimits, atOnce: 1 });
  const ends = Promise.withResolvers<string>();
  const first = admission.page(visitor, () => ends.promise);
  const waiting = Array.from({ length: 12 }, () => admission.page(visitor, page));
  await expect.poll(() => admission.isPressed()).toBe(true);
  await expect(admission.page({ ...visitor, isAhead: true }, page)).rejects.toBeInstanceOf(TooBusy);
  ends.resolve("first");
  expect(await first).toBe("first");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["page"]));
});
