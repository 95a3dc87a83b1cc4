import { asHeader, firstSite, fuzzApp } from "../fuzz-app.ts";
import { checkAnswer, type Surface } from "../surface.ts";

/** Every signed value that a stranger can send: search tokens, file links, mail links, notices, captcha answers. */
export async function tokens(): Promise<Surface> {
  const app = await fuzzApp();
  const json = { "content-type": "application/json" };
  const ways: ((text: string, input: Buffer) => Response | Promise<Response>)[] = [
    (_text, input) =>
      app.get(`${firstSite}/api/search/version`, { headers: { authorization: `Bearer ${asHeader(input)}` } }),
    (text) =>
      app.get(
        `${firstSite}/files/${"a".repeat(32)}/${"b".repeat(32)}?until=9999999999&key=${encodeURIComponent(text)}`,
      ),
    (text) => app.get(`${firstSite}/unsubscribe?token=${encodeURIComponent(text)}`, { method: "POST" }),
    (text) => app.get(`${firstSite}/api/reservations/${encodeURIComponent(text)}`),
    (text) => app.get(`${firstSite}/api/payments/sandbox/pay?session=${encodeURIComponent(text)}`),
    (text, input) =>
      app.get(`${firstSite}/api/payments/sandbox/webhook`, {
        method: "POST",
        headers: { ...json, "sandbox-signature": asHeader(input), "stripe-signature": asHeader(input) },
        body: text,
      }),
    (text) => {
      const body = JSON.stringify({ lead: { name: "Jo" }, captcha: text });
      return app.get("http://second-site.localhost/api/leads", { method: "POST", headers: json, body });
    },
  ];
  return {
    async run(input, index) {
      // A lone surrogate cannot be part of an address.
      const text = input.toString("utf8").toWellFormed();
      const way = ways[index % ways.length];
      if (way) await checkAnswer(await way(text, input));
    },
    close: () => app.close(),
  };
}
