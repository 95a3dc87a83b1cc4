import { afterAll, beforeAll, expect, test } from "vitest";
import { successPath } from "#domain/lead/success.ts";
import { createFinanceApp } from "#tests/support/finance-app.ts";

let app: Awaited<ReturnType<typeof createFinanceApp>>;
beforeAll(async () => {
  app = await createFinanceApp();
});
afterAll(() => app.close());

/** The last step of the finance form as a browser without JavaScript posts it. */
async function posted(car_type: string | null, name: string): Promise<string | null> {
  const fields = {
    form_step: "1",
    name,
    phone: "0412345678",
    email: "ana@example.com",
    terms_agreed: "on",
    ...(car_type === null ? {} : { car_type }),
  };
  const body = new URLSearchParams(fields).toString();
  const response = await app.get("http://first-site.localhost/enquire/finance", {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) },
    redirect: "manual",
  });
  // Without a script the key of the visitor's own page is in the address.
  return response.headers.get("location")?.replace(/&own=[^&]+/, "") ?? null;
}

test.each([
  ["left out", null, "/success?category=finance-enquiry", "Ana Ito"],
  ["left empty", "", "/success?category=finance-enquiry", "Ben Ito"],
  ["chosen", "demo", "/success?category=demo-vehicle-enquiry", "Kim Ito"],
])("[2.1.8] a car type that was %s decides alike with and without a script", async (_how, car_type, path, name) => {
  expect(await posted(car_type, name)).toBe(`${path}&form=finance`);
  expect(successPath({ category: "Finance Enquiry", car_type }, { form: "finance" })).toBe(`${path}&form=finance`);
});
