import { describe, expect, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { usualStore } from "#tests/support/usual-store.ts";
import { environment, everything, notify, prepare, reserve, slug } from "./reserve-clients.ts";

const VISITORS = 200;

// Only here transactions really run side by side.
describe.each(usualStore("postgres"))("[4.4] two servers on one %s", (kind) => {
  const places = useStorePlaces(kind);

  test("[13.1.2] 200 visitors want one car: one has it, pays, and keeps it over a kill and repeated notices", async () => {
    const place = await places.newPlace();
    await prepare(place, ["wanted"]);
    const stripe = await startFakeStripe();
    const env = environment(place, stripe.url);
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    try {
      const ports = servers.map(({ port }) => port);
      const portOf = (visitor: number) => ports[visitor % 2] ?? 0;
      const answers = await Promise.all(
        Array.from({ length: VISITORS }, (_, visitor) => reserve(portOf(visitor), visitor, "wanted")),
      );
      const [winner, ...others] = answers.filter(({ status }) => status === 201);
      expect(others).toEqual([]);
      const refusals = answers.filter((answer) => answer !== winner);
      expect(refusals).toHaveLength(VISITORS - 1);
      for (const { status, body } of refusals) {
        expect([status, body.error]).toEqual([409, expect.stringContaining("You have not been charged")]);
      }
      const token = winner?.body.reservation?.token ?? "";
      expect([...stripe.sessions.keys()]).toHaveLength(1);
      const [session] = stripe.sessions.values();
      expect(session?.metadata).toEqual({ token });

      // Paid at the provider, and the server killed before any notice arrived.
      const paid = stripe.pay(session?.id ?? "", new Date());
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      servers.splice(0, 2, await startServerProcess(env));
      const port = servers[0]?.port ?? 0;
      // A returning visitor finds it paid; the notice, which arrives ten times afterwards, changes nothing.
      const reply = await ask(port, slug, `/api/reservations/${token}`);
      expect(JSON.parse(reply.text)).toMatchObject({ reservation: { status: "paid" } });
      const notices = await Promise.all(Array.from({ length: 10 }, () => notify(port, paid)));
      expect(notices.map(({ status }) => status)).toEqual(notices.map(() => 200));
      expect((await reserve(port, VISITORS, "wanted")).status).toBe(409);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await stripe.close();
    }
    const { reservations, payments, leads } = await everything(place);
    expect(reservations.map(({ status }) => status)).toEqual(["paid"]);
    expect(payments).toMatchObject([{ state: "kept", amount: 200, currency: "AUD" }]);
    expect(leads).toMatchObject([{ status: "Complete" }]);
    expect(stripe.refunds.size).toBe(0);
    expect(stripe.problems).toEqual([]);
  });
});
