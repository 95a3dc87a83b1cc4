import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { createAltcha, verifyAltcha } from "./altcha.ts";
import { askProvider } from "./provider.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

const now = new Date("2026-03-10T01:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const unpack = (payload: string) => JSON.parse(Buffer.from(payload, "base64").toString()) as Record<string, unknown>;
const pack = (solution: unknown) => Buffer.from(JSON.stringify(solution)).toString("base64");

describe("[7.6.4] altcha", () => {
  const solution = solveAltcha(createAltcha(["key"], now));

  test("a solved challenge passes, and names itself so that it is used once", () => {
    expect(verifyAltcha(["key"], solution, later(1))).toMatchObject({
      result: "passed",
      use: { id: expect.stringMatching(/^altcha:/), expires_at: later(60).toISOString() },
    });
  });
  test("another site's key does not know it", () => {
    expect(verifyAltcha(["other"], solution, later(1))).toEqual({ result: "refused" });
  });
  test("it expires", () => expect(verifyAltcha(["key"], solution, later(61))).toEqual({ result: "refused" }));

  const forged: [string, (solution: Record<string, unknown>) => unknown][] = [
    ["another number", (one) => ({ ...one, number: Number(one["number"]) + 1 })],
    ["a number as text", (one) => ({ ...one, number: String(one["number"]) })],
    ["a later expiry", (one) => ({ ...one, salt: String(one["salt"]).replace(/\d+&$/, "9999999999&") })],
    [
      "digits moved from the number to the time",
      (one) => {
        const digits = String(one["number"]);
        return { ...one, salt: `${String(one["salt"]).slice(0, -1)}${digits[0]}`, number: Number(digits.slice(1)) };
      },
    ],
    ["no signature", ({ signature: _signature, ...one }) => one],
    ["another signature", (one) => ({ ...one, signature: "0".repeat(64) })],
    ["another algorithm", (one) => ({ ...one, algorithm: "MD5" })],
    ["another challenge", (one) => ({ ...one, challenge: "0".repeat(64) })],
    ["nothing", () => null],
  ];
  test.each(forged)("forged: %s", (_what, change) => {
    expect(verifyAltcha(["key"], pack(change(unpack(solution))), later(1))).toEqual({ result: "refused" });
  });
  test.each(["", "not base64 at all!", "e30=", "x".repeat(10_000)])("nonsense is refused: %s", (payload) => {
    expect(verifyAltcha(["key"], payload, now)).toEqual({ result: "refused" });
  });
});

describe("[7.6.4] turnstile and recaptcha over HTTP", () => {
  type Answer = (response: ServerResponse, params: URLSearchParams) => void;
  let behave: Answer;
  const requests: URLSearchParams[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = new URLSearchParams(await text(request));
    requests.push(question);
    behave(response, question);
  };
  const server = createServer((request, response) => void answer(request, response));
  let url = "";
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (answer: Answer) => {
    behave = answer;
    return askProvider(localOutgoing, url, { secret: "s", response: "token", remoteip: "1.2.3.4" }, 500);
  };
  const json =
    (body: unknown): Answer =>
    (response) =>
      response.end(JSON.stringify(body));

  test("it is asked in its own protocol", async () => {
    await ask(json({ success: true }));
    expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual({ secret: "s", response: "token", remoteip: "1.2.3.4" });
  });
  test.each<[string, Answer, string]>([
    ["a person", json({ success: true, hostname: "x" }), "passed"],
    ["a person by score", json({ success: true, score: 0.9 }), "passed"],
    ["a doubtful score", json({ success: true, score: 0.1 }), "suspected"],
    ["a bad token", json({ success: false, "error-codes": ["invalid-input-response"] }), "refused"],
    ["a token used before", json({ success: false, "error-codes": ["timeout-or-duplicate"] }), "refused"],
    ["a wrong secret", json({ success: false, "error-codes": ["invalid-input-secret"] }), "unchecked"],
    ["trouble at the provider", json({ success: false, "error-codes": ["internal-error"] }), "unchecked"],
    ["an error page", (response) => response.writeHead(502).end("<h1>Bad gateway</h1>"), "unchecked"],
    ["another shape", json({ success: "yes" }), "unchecked"],
    ["a redirect", (response) => response.writeHead(302, { location: "/" }).end(), "unchecked"],
    ["no answer at all", () => undefined, "unchecked"],
    ["half an answer", (response) => void response.write('{"success":'), "unchecked"],
    ["a closed connection", (response) => void response.destroy(), "unchecked"],
    [
      "an answer without end",
      (response) => {
        const more = () => {
          while (!response.destroyed && response.write("x".repeat(16_384)));
        };
        response.on("drain", more);
        more();
      },
      "unchecked",
    ],
  ])("%s", async (_what, answer, result) => {
    expect(await ask(answer)).toMatchObject({ result });
  });
});
