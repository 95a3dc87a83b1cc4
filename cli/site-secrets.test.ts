import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paymentsOf } from "#server/adapters/payments/payments-of.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { readEnv } from "#server/environment/env.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import { startReceiver } from "#tests/faults/delivery-receivers.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-variables-"));
  cpSync("tests/fixtures/sites", sites(), { recursive: true });
  receiver = await startReceiver(() => "well");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await receiver.close();
  rmSync(folder, { recursive: true });
});
const sites = () => join(folder, "sites");
const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);
const write = (from: string, to: string) => {
  const file = join(sites(), "first-site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
};
const hookOf = (secret: string) =>
  write(
    "delivery: none",
    `delivery: [{ channel: { kind: webhook, url: "${receiver.url}/hook", secret: "${secret}" } }]`,
  );
const isSignedWith = (secret: string): boolean => {
  const post = receiver.received.at(-1);
  try {
    new Webhook(secret, { format: "raw" }).verify(post?.body ?? "", post?.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};
const bytesBelow = (path: string): string =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");

describe("[10.12.3] secrets of files are variables of the server", () => {
  test("a webhook is signed with the variable's value, the next start with the next one, and no file has either", async () => {
    hookOf("${SITE_FIRST_SITE__HOOK}");
    vi.stubEnv("SITE_FIRST_SITE__HOOK", "hush-one");
    expect(await forecourt("sites", "apply", sites())).toMatchObject({
      code: 0,
      err: expect.not.stringContaining("[secrets]"),
    });
    expect((await forecourt("leads", "test", "--site", "first-site")).out).toContain("delivered");
    expect([isSignedWith("hush-one"), isSignedWith("${SITE_FIRST_SITE__HOOK}")]).toEqual([true, false]);
    vi.stubEnv("SITE_FIRST_SITE__HOOK", "hush-two");
    await forecourt("leads", "test", "--site", "first-site");
    expect(isSignedWith("hush-two")).toBe(true);
    expect((await forecourt("backup", join(folder, "data/copy.backup"))).code).toBe(0);
    const told = [
      await forecourt("sites", "show", "first-site"),
      await forecourt("sites", "diff", sites(), "--json"),
      await forecourt("deliveries", "list"),
    ];
    expect(`${bytesBelow(folder)}${JSON.stringify(told)}`).not.toContain("hush-");
  });

  test("Stripe gets the variables' values", async () => {
    const stripe =
      "stripe: { secret_key: '${SITE_FIRST_SITE__STRIPE}', webhook_secret: '${SITE_FIRST_SITE__NOTICES}' }";
    write("delivery: none", `delivery: none, ${stripe}`);
    write(
      "navigation:",
      "payment_provider: { provider: stripe, checkout_word: checkout, delivery: true, terms: T., reserved_hours: 72 }\nnavigation:",
    );
    vi.stubEnv("SITE_FIRST_SITE__STRIPE", "sk_test_hush");
    vi.stubEnv("SITE_FIRST_SITE__NOTICES", "whsec_hush");
    expect(await forecourt("sites", "apply", sites())).toMatchObject({ code: 0 });
    const keys: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization);
      response.writeHead(400, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const stripeUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const store = await openStore({ dataDir: join(folder, "data") });
    try {
      const site = (await readableSites(store)).find(({ id }) => id === "first-site")?.site;
      if (!site) throw new Error("no site");
      const portOf = (variables: Record<string, string>) => {
        const { siteSecrets } = readEnv(variables);
        const config = {
          secrets: { secret: "x" },
          originOf: () => "https://x.example",
          clock: () => new Date(),
          stripeUrl,
        };
        const port = paymentsOf({ ...config, siteSecrets })(site);
        if (!port) throw new Error("no payments");
        return port;
      };
      const set = { SITE_FIRST_SITE__STRIPE: "sk_test_hush", SITE_FIRST_SITE__NOTICES: "whsec_hush" };
      await portOf(set)
        .refund("pi_1", 1)
        .catch(() => undefined);
      expect(keys).toEqual(["Bearer sk_test_hush"]);
      const payload = JSON.stringify({ id: "evt_1", object: "event", type: "x", data: { object: {} } });
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_hush" });
      const read = (variables: Record<string, string>) =>
        portOf(variables).readNotice(payload, () => header, new Date()).kind;
      expect(read(set)).toBe("other");
      expect(read({ ...set, SITE_FIRST_SITE__NOTICES: "whsec_other" })).toBe("forged");
      await expect(portOf({}).refund("pi_1", 1)).rejects.toThrow(
        "the variable SITE_FIRST_SITE__STRIPE, which private.stripe names, is not set where the server runs",
      );
      expect(bytesBelow(join(folder, "data"))).not.toContain("hush");
    } finally {
      await store.close();
      server.closeAllConnections();
      server.close();
    }
  });

  test("a variable that is not set is named by validate, apply, doctor and the delivery, which waits for it", async () => {
    hookOf("${SITE_FIRST_SITE__HOOK}");
    const missing =
      "private.delivery.0.channel.secret: the variable SITE_FIRST_SITE__HOOK is not set here; set it on every server";
    for (const verb of ["validate", "apply"]) {
      const { code, err } = await forecourt("sites", verb, sites());
      expect([code, err]).toEqual([
        0,
        expect.stringContaining(`warning    first-site.yaml, line 15, ${missing} [secrets]\n`),
      ]);
    }
    expect((await forecourt("doctor", "--dns", "127.0.0.1:9")).out).toMatch(
      /PROBLEM {2}settings +first-site: the variable SITE_FIRST_SITE__HOOK, which private\.delivery\.0\.channel\.secret names, is not set\.\n +Set it on every server and restart it/u,
    );
    const { out } = await forecourt("leads", "test", "--site", "first-site");
    expect(out).toContain(
      "the variable SITE_FIRST_SITE__HOOK, which private.delivery names, is not set where the server runs",
    );
    expect(receiver.received).toEqual([]);
  });

  test.each([
    [
      "${SITE_SECOND_SITE__HOOK}",
      "SITE_SECOND_SITE__HOOK belongs to another site; the variables of this one begin with SITE_FIRST_SITE__",
    ],
    ["${SECRET}", "${SECRET} cannot be used: a secret is a variable of the server such as ${SITE_FIRST_SITE__KEY}"],
    [
      "${FEED_FIRST__PASSWORD}",
      "${FEED_FIRST__PASSWORD} cannot be used: a secret is a variable of the server such as ${SITE_FIRST_SITE__KEY}",
    ],
  ])("%s is refused", async (secret, sentence) => {
    hookOf(secret);
    const { code, err } = await forecourt("sites", "validate", sites());
    expect([code, err]).toEqual([
      1,
      `first-site.yaml, line 15, private.delivery.0.channel.secret: ${sentence}\n1 problem. Nothing was changed.\n`,
    ]);
  });

  test("a variable in a setting that takes none is refused", async () => {
    write("delivery: none", "delivery: none, captcha_secret: '${SITE_FIRST_SITE__CAPTCHA}'");
    expect((await forecourt("sites", "validate", sites())).err).toContain(
      "private.captcha_secret: only the secret of a webhook and the keys of car-clarity and Stripe can be variables; write the value here\n",
    );
  });
});
