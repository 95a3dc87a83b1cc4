import { afterAll, beforeAll, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp(["held", "paid"].map((id) => reservableCar(id)));
});
afterAll(() => app.close());

const forecourt = (...words: string[]) => forecourtIn(app.dataDir, ["reservations", ...words]);

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
  expect((await forecourt("cancel", paid.reference)).err).toContain("is paid");

  const refund = await forecourt("refund", paid.reference);
  expect(refund).toMatchObject({ code: 0, out: expect.stringContaining("$200 of") as string });
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refund_due"] });
  app.later(1_000_000);
  await app.keep();
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refunded"] });
  expect((await forecourt("refund", paid.reference)).err).toContain("refunded already");
  expect((await forecourt("show", "nothing")).code).toBe(1);
});
