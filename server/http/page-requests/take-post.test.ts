import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

describe.each(["this thread", "render threads"])("drawn by %s", (where) => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    app = await createTestApp(
      [
        aCar({ id: "a1" }),
        aCar({ id: "a2", status: "sold", sold: true, sold_date_timestamp: Date.parse("2026-03-09T00:00:00Z") }),
      ],
      {},
      where === "this thread" ? {} : { threads: {} },
    );
  });
  afterAll(() => app.close());

  const site = "http://first-site.localhost:3000";
  const form = "application/x-www-form-urlencoded";
  const post = (path: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    app.get(`${site}${path}`, {
      method: "POST",
      body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
      headers: { "content-type": form, "content-length": "100", origin: site, ...headers },
    });
  async function leads(): Promise<number> {
    let count = 0;
    for await (const _lead of app.store.operator.leads.all("first-site")) count++;
    return count;
  }

  describe("a form posted to its page", () => {
    test("is answered with its next step, kept by nobody, and leaves the cached page alone", async () => {
      const before = await (await app.get(`${site}/cars/car-a1/enquire`)).text();
      const answer = await post("/cars/car-a1/enquire", { form_step: "0", message: "Is it red?" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("etag")).toBeNull();
      expect(answer.headers.get("content-security-policy")).toContain("script-src");
      const text = await answer.text();
      expect(text).toContain('name="message" value="Is it red?"');
      expect(text).toContain("Full name");
      const after = await app.get(`${site}/cars/car-a1/enquire`);
      expect(await after.text()).toBe(before);
      expect(after.headers.get("server-timing")).toBe("cache;desc=hit");
    });

    test("what somebody wrote is text on the page, never markup", async () => {
      const script = '"><script>alert(1)</script>';
      const text = await (await post("/cars/car-a1/enquire", { form_step: "0", message: script })).text();
      expect(text).not.toContain("<script>alert(1)");
    });

    test("from another origin it is refused", async () => {
      const answer = await post("/cars/car-a1/enquire", { form_step: "0" }, { origin: "https://elsewhere.example" });
      expect(answer.status).toBe(403);
    });

    test.each([
      ["another kind of body", { "content-type": "application/json" }, 415],
      ["more than a form holds", { "content-length": "70000" }, 413],
    ])("[8.3.1] %s is refused", async (_what, headers, status) => {
      expect((await post("/cars/car-a1/enquire", { form_step: "0" }, headers)).status).toBe(status);
    });

    test("a page without a form can only be read", async () => {
      expect((await post("/cars/car-a1", {})).status).toBe(405);
      expect((await post("/nowhere", {})).status).toBe(405);
    });

    test("a car that is sold sends its visitors to its page; a form or car that is not there is not found", async () => {
      const sold = await post("/cars/car-a2/enquire", { form_step: "0" });
      expect([sold.status, sold.headers.get("location")]).toEqual([302, "/cars/car-a2"]);
      expect((await post("/cars/nothing/enquire", {})).status).toBe(404);
      expect((await post("/cars/car-a1/nothing", {})).status).toBe(404);
    });

    test("complete, and with its question answered, it is kept once and leads to /success", async () => {
      const fields = {
        form_step: "2",
        message: "To be kept",
        name: "Priya Nair",
        phone: "0412345678",
        email: "p@example.com",
      };
      const path = "/cars/car-a1/enquire";
      const before = await leads();
      const page = await (await post(path, fields)).text();
      expect(await leads()).toBe(before);
      const [, a = "", b = ""] = /what is (\d+) plus (\d+)\?/.exec(page) ?? [];
      const token = /name="question_token"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
      const answered = { ...fields, question_token: token, question_answer: String(Number(a) + Number(b)) };
      for (const _again of [1, 2]) {
        const done = await post(path, answered);
        expect(done.status).toBe(303);
        expect(done.headers.get("location")).toMatch(
          /^\/success\?category=used-vehicle-enquiry&own=[\w.-]+&form=[a-z-]+&car_id=a1$/,
        );
      }
      expect(await leads()).toBe(before + 1);
    });
  });

  describe("a form as data", () => {
    test("is what its page shows, cached like a page", async () => {
      const answer = await app.get(`${site}/form/cars/car-a1/enquire`);
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(await answer.json()).toMatchObject({ form: { id: "enquiry" }, path: "/cars/car-a1/enquire" });
      const again = await app.get(`${site}/form/cars/car-a1/enquire`);
      expect(again.headers.get("server-timing")).toBe("cache;desc=hit");
    });
    test("of a car that is not there is not found", async () => {
      expect((await app.get(`${site}/form/cars/nothing/enquire`)).status).toBe(404);
      expect((await app.get(`${site}/form/anything`)).status).toBe(404);
    });
  });
});
