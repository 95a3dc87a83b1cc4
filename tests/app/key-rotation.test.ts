import { describe, expect, test } from "vitest";
import { createAltcha, verifyAltcha } from "#server/adapters/captcha/altcha.ts";
import { SandboxPayments } from "#server/adapters/payments/sandbox.ts";
import { issueToken, keysFromSecrets, readToken } from "#server/http/api/search/site-tokens.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { askQuestion, checkAnswer } from "#server/leads/service/signed-question.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";

const now = new Date("2026-03-10T01:00:00Z");
const before = { secret: "the secret before" };
const rotated = { secret: "the secret of today", previousSecret: "the secret before" };
const forgotten = { secret: "the secret of today" };
type Secrets = { secret: string; previousSecret?: string };
const keysOf = ({ secret, previousSecret }: Secrets): [string, ...string[]] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];

/** Signs with the first secrets, verifies with the second. */
const signed: [string, (by: Secrets, at: Secrets) => boolean | Promise<boolean>][] = [
  [
    "a link in a mail",
    (by, at) => new MailLinks(at).read("s", "manage", new MailLinks(by).token("s", "manage", "id")) === "id",
  ],
  [
    "a link to a file",
    (by, at) => {
      const { searchParams } = new URL(
        new SignedLinks(by).fileLink("https://x.example", "s", "lead", { id: "f" }, now),
      );
      const query = { until: searchParams.get("until") ?? "", key: searchParams.get("key") ?? "" };
      return new SignedLinks(at).opensFile("s", "lead", "f", query, now);
    },
  ],
  [
    "an upload that waits",
    (by, at) => new SignedLinks(at).uploadOf("s", new SignedLinks(by).uploadToken("s", "u", now), now) === "u",
  ],
  [
    "a captcha",
    (by, at) => verifyAltcha(keysOf(at), solveAltcha(createAltcha(keysOf(by), now)), now).result === "passed",
  ],
  [
    "a question",
    (by, at) => {
      const { text, token } = askQuestion(keysOf(by), "about", now);
      const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
      return checkAnswer(keysOf(at), "about", { token, answer: String(a + b) }, now).result === "passed";
    },
  ],
  [
    "a search token",
    async (by, at) => {
      const { token } = await issueToken("s", keysFromSecrets(by)("s"), now.getTime());
      return (await readToken(token, keysFromSecrets(at)("s"), now.getTime())).kind === "valid";
    },
  ],
  [
    "a notice of the sandbox",
    (by, at) => {
      const body = JSON.stringify({ token: "t", payment: { id: "p", amount: 1, currency: "aud", at: 0 } });
      const signature = new SandboxPayments(() => keysOf(by), "https://x.example").sign("notice", body);
      return (
        new SandboxPayments(() => keysOf(at), "https://x.example").readNotice(body, () => signature).kind === "paid"
      );
    },
  ],
];

describe.each(signed)("[19.6.1] %s", (_what, passes) => {
  test("that SECRET_PREVIOUS signed is still believed", async () => expect(await passes(before, rotated)).toBe(true));
  test("is signed with SECRET", async () => expect(await passes(rotated, forgotten)).toBe(true));
  test("of a secret that is neither is refused", async () => expect(await passes(before, forgotten)).toBe(false));
});

describe("[19.6.1] a signature beyond ASCII is refused, not a fault", () => {
  const odd = "é".repeat(64);
  test("of a question", () => {
    expect(checkAnswer(["k"], "about", { token: `9999999999999.n.${odd}`, answer: "4" }, now).result).toBe("refused");
  });
  test("of a captcha, also where its letters end in the same bytes", () => {
    const solution = JSON.parse(Buffer.from(solveAltcha(createAltcha(["k"], now)), "base64").toString()) as {
      signature: string;
    };
    const forged = solution.signature
      .split("")
      .map((letter) => String.fromCodePoint(0x100 + (letter.codePointAt(0) ?? 0)));
    const payload = Buffer.from(JSON.stringify({ ...solution, signature: forged.join("") })).toString("base64");
    expect(verifyAltcha(["k"], payload, now).result).toBe("refused");
  });
  test("of a link in a mail", () =>
    expect(new MailLinks(before).read("s", "manage", `id.${odd.slice(0, 24)}`)).toBeNull());
});
