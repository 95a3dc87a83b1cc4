import { createHmac, randomUUID } from "node:crypto";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { SandboxPayments, signatureHeader } from "#server/adapters/payments/sandbox.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { ask, type Question } from "./probes.ts";
import { benchSecret } from "./subject.ts";

/** Opens reservations that wait for payment, and returns the signed notices that pay them. */
export async function paymentNotices(port: number, slug: string, wanted: number): Promise<Question[]> {
  const host = `${slug}.localhost:${port}`;
  const key = createHmac("sha256", benchSecret).update(`payments of ${slug}`).digest("hex");
  const sandbox = new SandboxPayments(() => [key], `http://${host}`);
  const notices: Question[] = [];
  for (const [index, carId] of (await carIds(port, host)).entries()) {
    if (notices.length === wanted) break;
    const reserved = await reserve(port, host, carId, index);
    if (reserved === null) continue;
    const payment = { id: `pay-${index}`, amount: reserved.fee, currency: "AUD", at: Date.now() };
    const body = JSON.stringify({ token: reserved.token, payment });
    const headers = { "content-type": "application/json", [signatureHeader]: sandbox.sign("notice", body) };
    notices.push({ host, path: "/api/payments/sandbox/webhook", method: "POST", headers, body });
  }
  return notices;
}

async function carIds(port: number, host: string): Promise<string[]> {
  const issued = await ask(port, { host, path: "/api/search/token" });
  const { token } = JSON.parse(issued.body) as { token: string };
  const path = "/api/search/indexes/cars/search?limit=100&attributesToRetrieve=id&filter=car_type%20%3D%20used";
  const found = await ask(port, { host, path, headers: { authorization: `Bearer ${token}` } });
  return (JSON.parse(found.body) as { hits: { id: string }[] }).hits.map(({ id }) => id);
}

type Reserved = { token: string; fee: number };

/** Null for a car that cannot be reserved. */
async function reserve(port: number, host: string, carId: string, index: number): Promise<Reserved | null> {
  const address = `127.9.0.${index + 1}`;
  const challenge = await ask(port, { host, path: "/api/captcha/challenge" }, address);
  const lead = {
    name: "Mia Tran",
    phone: "0412345678",
    email: `mia-${index}@example.com`,
    handover: "I pick it up",
    reservation_terms: true,
    opt_in: false,
    car_id: carId,
  };
  const captcha = solveAltcha(JSON.parse(challenge.body) as AltchaChallenge);
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  const body = JSON.stringify({ lead, captcha, filled_ms: 20_000 });
  const answer = await ask(port, { host, path: "/api/reservations", method: "POST", headers, body }, address);
  return answer.status === 201 ? (JSON.parse(answer.body) as { reservation: Reserved }).reservation : null;
}
