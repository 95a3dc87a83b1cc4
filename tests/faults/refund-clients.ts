import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { present } from "#tests/support/present.ts";
import type { FakeStripe } from "#tests/support/fake-stripe.ts";
import { notify, reserve, slug } from "./reserve-clients.ts";

/** A customer with a paid reservation, who wants to cancel. */
export type Customer = { car: string; token: string; payment: string };

const pageOf = ({ car, token }: Customer) => `/cars/car-${car}/checkout/done?reservation=${token}`;

/** Reserves and pays for a car. */
export async function payFor(port: number, stripe: FakeStripe, car: string): Promise<Customer> {
  const { body } = await reserve(port, car, car);
  const token = present(body.reservation?.token, `token of ${car} (${body.error})`);
  const sessions = [...stripe.sessions.values()];
  const { id } = present(
    sessions.find(({ metadata }) => (metadata as { token: string }).token === token),
    "session",
  );
  await notify(port, stripe.pay(id, new Date()));
  return { car, token, payment: `pi_${id}` };
}

async function send(port: number, customer: Customer, form: string | null) {
  const host = `${slug}.localhost:${port}`;
  const headers = { host, origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" };
  const method = form === null ? "GET" : "POST";
  const sent = request({ host: "127.0.0.1", port, path: pageOf(customer), method, headers, agent: false });
  sent.end(form ?? "");
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, location: response.headers.location, text: await text(response) };
}

/** Presses the button in one tab: "promised" once the server has answered, null if it died before. */
export async function cancelIn(port: number, customer: Customer): Promise<"promised" | null> {
  const answer = await send(port, customer, "act=cancel-paid&agreed=refund&reason=").catch(() => null);
  // 503: the server is starting or ending, and has done nothing.
  if (answer === null || answer.status === 503) return null;
  if (answer.status === 303 && answer.location === pageOf(customer)) return "promised";
  throw new Error(`A cancellation was answered with ${answer.status} to ${answer.location}`);
}

/** The page after that, or null if the server died before. */
export const readPage = (port: number, customer: Customer): Promise<string | null> =>
  send(port, customer, null).then(
    ({ status, text: page }) => (status === 200 ? page : null),
    () => null,
  );
