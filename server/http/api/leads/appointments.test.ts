import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { openWednesdays } from "#tests/support/open-wednesdays.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
  await openWednesdays(app);
  await app.registry.refresh();
});
afterAll(() => app.close());

// The test's now is Tuesday 10 March 2026; Wednesday is open.
const times = ["2026-03-11T09:00", "2026-03-11T09:30", "2026-03-11T10:00"];
const ask = async (query: string) => {
  const response = await app.get(`http://first-site.localhost/api/appointments?${query}`);
  return { status: response.status, body: (await response.json()) as { slots?: string[]; error?: string } };
};
const solved = async () => {
  const challenge = await app.get("http://first-site.localhost/api/captcha/challenge");
  return solveAltcha((await challenge.json()) as AltchaChallenge);
};
const book = async (booking_date_time: string, headers: Record<string, string> = {}, proof?: string) => {
  const captcha = proof ?? (await solved());
  const lead = {
    category: "Test Drive",
    name: "Ana Ito",
    phone: "0412345678",
    email: "a@example.com",
    booking_date_time,
  };
  const response = await app.get("http://first-site.localhost/api/leads", {
    method: "POST",
    headers,
    body: JSON.stringify({ form: "test-drive", lead, captcha }),
  });
  return { status: response.status, body: (await response.json()) as { error?: string; fields?: object } };
};

describe("appointments", () => {
  test.each([
    ["a day with hours", "location_id=first-yard&date=2026-03-11", 200, times],
    ["a day without", "location_id=first-yard&date=2026-03-12", 200, []],
    ["a day too far ahead", "location_id=first-yard&date=2026-04-15", 200, []],
    ["another site's location", "location_id=second-yard&date=2026-03-11", 404, undefined],
    ["no location", "date=2026-03-11", 404, undefined],
    ["no date", "location_id=first-yard", 422, undefined],
    ["not a date", "location_id=first-yard&date=2026-02-31", 422, undefined],
  ])("%s", async (_what, query, status, slots) => {
    const answer = await ask(query);
    expect(answer.status).toBe(status);
    expect(answer.body.slots).toEqual(slots);
  });

  test("[7.2.7] no slot beyond its capacity, however many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => book("2026-03-11T09:30")));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.fields).toEqual({
      booking_date_time: "That time has just been taken. Please choose another.",
    });
    expect((await ask("location_id=first-yard&date=2026-03-11")).body.slots).toEqual([times[0], times[2]]);
  });

  test("a booking sent again gets its answer again, also when it took the last seat itself", async () => {
    const key = { "idempotency-key": "the-last-seat" };
    const captcha = await solved();
    expect((await book("2026-03-11T10:00")).status).toBe(201);
    expect((await book("2026-03-11T10:00", key, captcha)).status).toBe(201);
    expect((await book("2026-03-11T10:00", key, captcha)).status).toBe(201);
    expect((await book("2026-03-11T10:00")).status).toBe(409);
  });

  test.each(["2026-03-11T08:30", "2026-03-11T09:15", "2026-03-10T09:00", "2027-03-10T09:00", "soon"])(
    "%s is not on offer",
    async (time) => {
      expect(await book(time)).toMatchObject({
        status: 422,
        body: { fields: { booking_date_time: "Please choose a date and time from the list." } },
      });
    },
  );
  test("a time is optional [5]", async () => expect((await book("")).status).toBe(201));
});
