import { createServer, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Ajv } from "ajv";

type Operation = { request: object; answer: string };
const cut = JSON.parse(readFileSync(join(import.meta.dirname, "../fixtures/stripe/openapi-cut.json"), "utf8")) as {
  operations: Record<string, Operation>;
  schemas: Record<string, object>;
};

/** How the service behaves: correctly, or as it sometimes does. */
export type StripeMood = "well" | "fail once" | "fail" | "silent" | "odd refusal" | "deaf after refund" | RefundMood;
/** Only refunds: late, refused after the money has gone, or cut off before or after that. */
export type RefundMood = "slow" | "fail after refund" | "cut" | "cut after refund";
type Session = Record<string, unknown> & { id: string; status: string; payment_status: string };

const SLOW_MS = 1000;

/** A local Stripe. Requests and answers are validated against Stripe's own API description. */
export async function startFakeStripe(now: () => Date = () => new Date()) {
  const ajv = new Ajv({ strict: false, coerceTypes: "array", validateFormats: false });
  const checks = Object.entries(cut.operations).map(([name, { request, answer }]) => ({
    pattern: new RegExp(`^${name.replace("{session}", "([^/]+)")}$`),
    name,
    request: ajv.compile(request),
    answer: new Ajv({ strict: false, validateFormats: false }).compile(cut.schemas[answer] ?? false),
  }));
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, number>();
  const answered = new Map<string, { said: string; status: number; answer: unknown }>();
  const versions = new Set<string>();
  const waiting = Promise.withResolvers<void>();
  const calls: { name: string; body: Record<string, unknown>; key: string | undefined }[] = [];
  const problems: string[] = [];
  /** Refunds that are being asked for at this moment. */
  let underWay = 0;
  const state: {
    mood: StripeMood;
    /** The mood of each refund, if it is not the same for all. */
    moodOfRefund?: (() => StripeMood) | undefined;
    beforeExpiry?: ((session: string) => void) | undefined;
  } = { mood: "well" };

  function act(name: string, id: string, body: Record<string, unknown>): unknown {
    if (name === "POST /v1/refunds") {
      const intent = String(body["payment_intent"]);
      if (refunds.has(intent)) throw refusal("charge_already_refunded");
      refunds.set(intent, (refunds.get(intent) ?? 0) + 1);
      return aRefund(`re_${refunds.size}`, intent);
    }
    if (name === "POST /v1/checkout/sessions") {
      const life = Number(body["expires_at"]) - now().getTime() / 1000;
      // Stripe's limits that its description does not contain.
      if (!(life >= 30 * 60 && life <= 24 * 60 * 60)) throw refusal("invalid_expires_at");
      const session = aSession(`cs_test_${sessions.size + 1}`, body);
      sessions.set(session.id, session);
      return session;
    }
    const session = sessions.get(id);
    if (session && name.endsWith("/expire")) {
      state.beforeExpiry?.(id);
      if (session.status !== "open") throw refusal("session_not_open");
      session.status = "expired";
    }
    return session;
  }

  const server = createServer((request, response) => {
    const isRefund = request.url === "/v1/refunds";
    if (isRefund) {
      underWay += 1;
      response.once("close", () => (underWay -= 1));
    }
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const mood = (isRefund && state.moodOfRefund?.()) || state.mood;
      if (mood === "silent") return;
      if (mood === "cut") return request.socket.destroy();
      const url = new URL(request.url ?? "", "http://stripe");
      const line = `${request.method} ${url.pathname}`;
      const key = request.headers["idempotency-key"]?.toString();
      const said = request.method === "GET" ? url.search : text;
      const remember = (status: number, answer: unknown) => {
        if (key !== undefined) answered.set(key, { said, status, answer });
        return send(response, status, answer);
      };
      // The answer to an idempotency key is repeated, even a failure; the same key with other content is refused.
      const again = key === undefined ? undefined : answered.get(key);
      if (again) {
        if (again.said === said) return send(response, again.status, again.answer);
        problems.push(`${line}: the key ${key} was used for something else`);
        return send(response, 400, { error: { type: "idempotency_error", message: "Another request had this key." } });
      }
      const outOfOrder = { error: { type: "api_error", message: "Out of order." } };
      if (mood === "fail") return remember(500, outOfOrder);
      if (mood === "fail once") {
        state.mood = "well";
        return send(response, 500, outOfOrder);
      }
      // The SDK treats a refusal without an `error` as an answer.
      if (mood === "odd refusal") return send(response, 402, { message: "Not today." });
      const found = checks.find(({ pattern }) => pattern.test(line));
      const body = decodeForm(request.method === "GET" ? url.searchParams : new URLSearchParams(text));
      versions.add(String(request.headers["stripe-version"]));
      if (!found) return problems.push(`unknown call ${line}`) && send(response, 404, { error: { message: line } });
      calls.push({ name: found.name, body, key });
      if (!found.request(body)) problems.push(`${line}: ${ajv.errorsText(found.request.errors)}`);
      let answer: unknown;
      try {
        answer = act(found.name, found.pattern.exec(line)?.[1] ?? "", body);
      } catch (refused) {
        return remember(400, refused);
      }
      if (answer === undefined) return send(response, 404, { error: { type: "invalid_request_error", message: "?" } });
      if (!found.answer(answer)) problems.push(`answer of ${line}: ${ajv.errorsText(found.answer.errors)}`);
      if (mood === "deaf after refund" && found.name === "POST /v1/refunds") return waiting.resolve();
      if (mood === "fail after refund") return remember(500, outOfOrder);
      if (mood === "cut after refund") {
        if (key !== undefined) answered.set(key, { said, status: 200, answer });
        return request.socket.destroy();
      }
      if (mood === "slow") return setTimeout(() => remember(200, answer), SLOW_MS);
      return remember(200, answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    state,
    sessions,
    refunds,
    refundsUnderWay: () => underWay,
    /** API versions that were requested. */
    versions,
    /** In the mood "deaf after refund": the refund is made, and the answer is lost. */
    refundedUnheard: waiting.promise,
    calls,
    /** Where we violate Stripe's description. */
    problems,
    /** The customer pays on the hosted page. */
    pay(id: string, at: Date) {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      const latest_charge = { id: `ch_${id}`, object: "charge", created: Math.floor(at.getTime() / 1000) };
      const payment_intent = { id: `pi_${id}`, object: "payment_intent", latest_charge };
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent });
      return session;
    },
    close: () => new Promise<void>((done) => server.closeAllConnections() ?? server.close(() => done())),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function aSession(id: string, body: Record<string, unknown>): Session {
  const [item] = body["line_items"] as [{ quantity: string; price_data: { unit_amount: string; currency: string } }];
  return {
    id,
    object: "checkout.session",
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    mode: "payment",
    amount_total: Number(item.price_data.unit_amount) * Number(item.quantity),
    currency: item.price_data.currency,
    metadata: body["metadata"],
    client_reference_id: body["client_reference_id"],
    created: 1_770_000_000,
    expires_at: Number(body["expires_at"]),
    livemode: false,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    payment_method_types: ["card"],
    shipping_options: [],
    success_url: body["success_url"],
  };
}

const refusal = (code: string) => ({ error: { type: "invalid_request_error", code, message: code } });

const aRefund = (id: string, payment_intent: string) => ({
  id,
  object: "refund",
  amount: 20_000,
  created: 1_770_000_000,
  currency: "aud",
  payment_intent,
  status: "succeeded",
});

/** "line_items[0][quantity]=1" as the object it represents. */
function decodeForm(sent: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of sent) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    path.forEach((part, depth) => {
      const isLast = depth === path.length - 1;
      if (isLast) at[part] = value;
      else at = (at[part] ??= /^\d+$/.test(path[depth + 1] ?? "") ? [] : {}) as Record<string, unknown>;
    });
  }
  return root;
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
