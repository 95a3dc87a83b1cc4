import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const site = "http://first-site.localhost";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(`${site}${path}`)).text();

describe("[2.3] 'Got a Question?'", () => {
  test("[2.3.8] leads from a car to the contact page, which keeps it", async () => {
    expect(await read("/cars/car-a1")).toContain('href="/contact?car_id=a1#message"');
    const contact = await read("/contact?car_id=a1");
    expect(contact).toContain('action="/contact?car_id=a1"');
    expect(contact).toContain("About the ");
  });

  test("a car that nobody has is no fault: the page is the plain one", async () => {
    const contact = await read("/contact?car_id=none");
    expect(contact).toContain('action="/contact"');
    expect(contact).not.toContain("About the ");
  });
});
