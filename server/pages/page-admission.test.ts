import { expect, test } from "vitest";
import { Limit } from "#server/platform/limits/limits.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { unlimited } from "#tests/support/test-app.ts";
import { PageAdmission } from "./page-admission.ts";
import { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { TooBusyError, TooManyError } from "#server/platform/admission/errors.ts";

const visitor = { site: "a", address: "203.0.113.7", at: 0 };
const limit = (name: string, perAddress: number) =>
  new Limit(new LocalLimits(), { name, perAddress, perSite: perAddress * 20 });
const queues = () => ({
  pages: new WorkQueue(unlimited.render),
  known: new WorkQueue(unlimited.render),
  own: new WorkQueue(unlimited.ownPages),
});
const page = () => Promise.resolve("page");

test("[19.1.8] a page that a browser fetches ahead spends nothing of what its visitor may read", async () => {
  const admission = new PageAdmission(limit("pages", 1), limit("ahead", 2), queues());
  await admission.page({ ...visitor, isAhead: true }, page);
  await admission.page({ ...visitor, isAhead: true }, page);
  await expect(admission.page({ ...visitor, isAhead: true }, page)).rejects.toBeInstanceOf(TooManyError);
  await expect(admission.page(visitor, page)).resolves.toBe("page");
  await expect(admission.page(visitor, page)).rejects.toBeInstanceOf(TooManyError);
});

test("[19.1.8] while others wait, pages fetched ahead are refused and pages that are opened wait their turn", async () => {
  const admission = new PageAdmission(limit("pages", 0), limit("ahead", 0), queues());
  const ends = Promise.withResolvers<string>();
  const first = admission.page(visitor, () => ends.promise);
  const waiting = Array.from({ length: 12 }, () => admission.page(visitor, page));
  await expect.poll(() => admission.queue.waiting).toBeGreaterThan(8);
  await expect(admission.page({ ...visitor, isAhead: true }, page)).rejects.toBeInstanceOf(TooBusyError);
  ends.resolve("first");
  expect(await first).toBe("first");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["page"]));
});

test("[19.1.1] a page that was read before, and a form, find room while made-up addresses fill the queue", async () => {
  const admission = new PageAdmission(limit("pages", 0), limit("ahead", 0), queues());
  const ends = Promise.withResolvers<string>();
  const flood = Array.from({ length: 1000 }, (_, n) =>
    admission.page({ ...visitor, address: `10.0.${n >> 8}.${n & 255}` }, () => ends.promise).catch(() => "refused"),
  );
  await expect.poll(() => admission.queue.waiting).toBeGreaterThan(8);
  await expect(admission.page(visitor, page)).rejects.toBeInstanceOf(TooBusyError);
  await expect(admission.page({ ...visitor, isKnown: true }, page)).resolves.toBe("page");
  await expect(admission.form(visitor, page)).resolves.toBe("page");
  ends.resolve("page");
  await Promise.all(flood);
});
