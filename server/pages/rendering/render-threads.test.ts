import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { LinkPort } from "#site/page-ports.ts";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import { present } from "#tests/support/present.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp, testNow, type ThreadOptions } from "#tests/support/test-app.ts";

const hostile = join(import.meta.dirname, "../../../tests/support/hostile-pages.ts");
const site = "http://first-site.localhost:3000";
const otherSite = "http://second-site.localhost:3000";

let app: Awaited<ReturnType<typeof createTestApp>>;
const start = async (threads: ThreadOptions = {}) => {
  app = await createTestApp([aCar({ id: "c1" })], { build: noPages }, { threads: { build: hostile, ...threads } });
  await app.threads?.ready();
};
afterEach(() => app.close());

const open = async (path: string, origin = site) => {
  const answer = await app.get(`${origin}${path}`, { headers: { accept: "text/plain" } });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
};
const served = (path: string) => ({ status: 200, retryAfter: null, text: `page ${path}` });
const refused = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };

test("[19.1.7] a page that ends its thread is refused; the page beside it is served by the next thread", async () => {
  await start();
  const [ending, beside] = await Promise.all([open("/ends-its-thread"), open("/a", otherSite)]);
  expect(ending).toMatchObject(refused);
  expect(beside).toEqual(served("/a"));
  expect(await open("/b")).toEqual(served("/b"));
});

test("[19.1.7] an error that nobody catches ends one thread and no other page", async () => {
  await start();
  await open("/throws-out-of-reach");
  // A call just before the thread ends is refused with it.
  await expect.poll(() => open("/after")).toEqual(served("/after"));
});

test("[19.1.7] a page that needs more memory than a thread may have ends that thread, not the server", async () => {
  await start({ heapMb: 128 });
  expect(await open("/takes-all-memory")).toMatchObject(refused);
  expect(await open("/after")).toEqual(served("/after"));
});

test("[19.1.7] a thread that hangs is replaced, and whoever waits is told to come back", async () => {
  await start({ hangMs: 3000 });
  expect(await open("/loops")).toMatchObject(refused);
  // A busy machine may keep the next thread busy for as long.
  await expect.poll(() => open("/after")).toEqual(served("/after"));
});

test("[19.1.7] an answer that does not come in time is a 503", async () => {
  await start({ answerMs: 50 });
  expect(await open("/never-answers")).toMatchObject(refused);
});

test("[19.1.6] a second thread starts while the first has work, and never more than allowed", async () => {
  await start({ most: 2 });
  expect(app.threads?.size).toBe(1);
  const waiting = [open("/never-answers"), open("/never-answers", otherSite)];
  await expect.poll(() => app.threads?.size).toBe(2);
  await app.threads?.close();
  await Promise.all(waiting);
});

test("[19.1.7] threads that are stopped refuse what is under way", async () => {
  await start();
  expect((await app.get("http://localhost:3000/readyz")).status).toBe(200);
  const waiting = open("/never-answers");
  await expect.poll(() => app.threads?.load).toBe(1);
  await app.threads?.close();
  expect(await waiting).toMatchObject(refused);
  expect(await open("/later")).toMatchObject(refused);
  expect((await app.get("http://localhost:3000/readyz")).status).toBe(503);
});

test("a thread that cannot start is told to whoever starts it", async () => {
  app = await createTestApp(
    [],
    { build: noPages },
    { threads: { build: join(import.meta.dirname, "no-such-build.js") } },
  );
  await expect(app.threads?.ready()).rejects.toThrow("no-such-build.js");
});

/** A page for the holder of a link; `find` is done in the main thread. */
async function visit(path: string, find: () => Promise<{ reference: string }>): Promise<string> {
  const { registry, pages } = { ...app.services.platform, ...app.services };
  const link = { reservations: { find } } as unknown as LinkPort;
  const { page } = await pages.renderer.page(present(registry.bySlug("first-site")), path, testNow, {
    isPersonal: true,
    link,
  });
  return (await page.body("identity")).toString();
}

test("[19.1.7] what a page asks for is done in the main thread, and an error there is the page's own", async () => {
  await start();
  expect(await visit("/asks", async () => ({ reference: "R1" }))).toBe("page /asks R1");
  await expect(visit("/asks", () => Promise.reject(new Error("the store said no")))).rejects.toThrow(
    "the store said no",
  );
});

test("[19.1.7] what was done for a visitor is not done again where the thread ends after it", async () => {
  await start({ most: 1 });
  // The oldest call is always refused, because it may have ended the thread; only those beside it are tried again.
  const oldest = open("/never-answers", otherSite);
  await expect.poll(() => app.threads?.load).toBe(1);
  let done = 0;
  const find = async () => {
    done += 1;
    return { reference: "R1" };
  };
  await expect(visit("/asks-and-ends-its-thread", find)).rejects.toThrow(TooBusyError);
  expect(done).toBe(1);
  expect(await oldest).toMatchObject(refused);
});

test("[19.1.7] a thread that waits for what is done for a visitor does not count as hanging", async () => {
  const hangMs = 3000;
  await start({ hangMs });
  expect(await visit("/asks", () => pause(1.4 * hangMs, { reference: "late" }))).toBe("page /asks late");
});
