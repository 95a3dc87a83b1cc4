import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const site = "http://first-site.localhost";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "a1", make: "Toyota", simple_body: "SUV", colour: "Pearl White", simple_transmission: "Automatic" }),
  ]);
});
afterAll(() => app.close());

test.each([
  ["/search?make=toyota", "/search/toyota"],
  ["/search?make=land-rover&utm_source=mail", "/search/land-rover?utm_source=mail"],
  ["/search?body=suv&make=toyota,unheard", "/search/suv?make=Toyota,unheard"],
  ["/search?colour=pearl-white&transmission=AUTOMATIC", "/search?colour=Pearl+White&transmission=Automatic"],
  ["/search?status=In-stock", "/search?status=in_stock"],
])("[2.2.21] a value of the stock in another spelling: %s", async (spelling, address) => {
  const { status, headers } = await app.get(`${site}${spelling}`);
  expect([status, decodeURIComponent(headers.get("location") ?? "")]).toEqual([308, address]);
  expect((await app.get(`${site}${address}`)).status).toBe(200);
});

test("[2.2.21] a value that the site does not know is searched as it is written", async () => {
  expect((await app.get(`${site}/search?colour=puce`)).status).toBe(200);
});
