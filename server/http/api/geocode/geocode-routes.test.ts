import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let site: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  site = await createTestApp([], { build: noPages });
});
afterAll(() => site.close());

const ask = async (query: string) => {
  const response = await site.get(`http://first-site.localhost/api/geocode${query}`);
  return { status: response.status, body: (await response.json()) as unknown };
};

test("[7.4.5] a postcode is answered with its latitude and longitude", async () => {
  expect(await ask("?postcode=3350")).toEqual({ status: 200, body: { lat: -37.563, long: 143.866 } });
  expect(await ask("?postcode=%203350%20")).toMatchObject({ status: 200 });
});

test.each(["", "?postcode=", "?postcode=0001", "?postcode=33500", "?postcode=Ballarat", "?postcode=__proto__"])(
  "[5.3.7] '%s' is an 'Invalid postcode'",
  async (query) => {
    expect(await ask(query)).toEqual({ status: 404, body: { error: "Invalid postcode" } });
  },
);
