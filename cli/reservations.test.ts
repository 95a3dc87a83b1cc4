import { afterAll, beforeAll, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp(["held", "paid"].map((id) => reservableCar(id)));
});
afterAll(() => app.close());

const forecourt = (...words: string[]) => forecourtIn(app.dataDir, ["reservations", ...words]);

const refusals: [string[], RegExp][] = [
  [["show"], /Which one\?/],
  [["cancel"], /Which one\?/],
  [["refund", "NOPE-NOPE"], /no reservation "NOPE-NOPE"/],
  [["cancel", "AAAA-AAAA", "BBBB-BBBB"], /One at a time/],
  [["list", "--status", "sold"], /no status "sold": pending, paid/],
  [["list", "--site", "nowhere"], /no site "nowhere"/],
  [["list", "--colour"], /colour/],
  [["list", "AAAA-AAAA"], /takes no names/],
];

test("reservations are listed, shown without their token, cancelled and refunded", async () => {
  const held = (await app.reserve("held")).body.reservation;
  const paid = (await app.reserve("paid")).body.reservation;
  if (!held || !paid) throw new Error("not reserved");
  await app.notify(paid.token, { id: "cli-1" });

  const list = await forecourt("list", "--site", "first-site", "--status", "paid");
  expect(list.out).toMatch(new RegExp(`^${paid.reference} .*first-site  paid .*\\$200  car paid\n$`));
  const show = await forecourt("show", paid.reference.toLowerCase());
  expect(JSON.parse(show.out)).toMatchObject({ status: "paid", payments: [{ id: "cli-1", state: "kept" }] });
  expect(show.out).not.toContain(paid.token);

  expect(await forecourt("refund", held.reference)).toMatchObject({
    code: 1,
    err: expect.stringContaining("not paid") as string,
  });
  expect((await forecourt("cancel", held.reference)).code).toBe(0);
  expect(await app.stands(held.token)).toEqual({ status: "cancelled", payments: [] });
  const before = await app.store.operator.reservations.find(paid.token);
  expect((await forecourt("cancel", paid.reference)).err).toContain("is paid");
  for (const [words, refusal] of refusals) {
    expect([words, await forecourt(...words)]).toEqual([
      words,
      { code: 1, out: "", err: expect.stringMatching(refusal) as string },
    ]);
  }
  // Nothing of it has moved.
  expect(await app.store.operator.reservations.find(paid.token)).toEqual(before);

  const refund = await forecourt("refund", paid.reference);
  expect(refund).toMatchObject({ code: 0, out: expect.stringContaining("$200 of") as string });
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refund_due"] });
  const owing = await forecourt("list", "--status", "refunded");
  expect(owing.out).toMatch(/ {2}owes \$200\n$/);
  const [json = ""] = (await forecourt("list", "--status", "refunded", "--json")).out.split("\n");
  expect(JSON.parse(json)).toMatchObject({ reference: paid.reference, owed: [{ id: "cli-1", state: "refund_due" }] });
  expect(json).not.toContain(paid.token);
  app.later(1_000_000);
  await app.keep();
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refunded"] });
  expect((await forecourt("refund", paid.reference)).err).toContain("refunded already");
  expect((await forecourt("show", "nothing")).code).toBe(1);
});
