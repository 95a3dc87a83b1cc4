import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { confirmMail } from "#server/leads/alerts/confirm-mail.ts";
import { digestMail } from "#server/leads/alerts/digest-mail.ts";
import { completeSettings } from "#site/resolve-site.ts";
import { templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";
import { textContrast } from "#site/theme.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { confirmationMail } from "#server/leads/delivery/confirmation-mail.ts";
import { dealerMail } from "#server/leads/delivery/dealer-mail.ts";
import { mailLook } from "./mail-look.ts";
import { refundDealerMail, refundMail } from "#server/leads/delivery/refund-mails.ts";

const { sites } = demoSites();
/** A site with one word of its file changed. */
function inTemplate(own: Record<string, unknown>, template: string) {
  const { data } = completeSettings({ ...own, template });
  if (!data) throw new Error(`not accepted in ${template}`);
  return data;
}
const firstOf = (stack: string): string => (stack.split(",")[0] ?? "").replaceAll(/['"]/g, "").trim();

describe("a mail has its template's character", () => {
  test.each(templateNames)("the letters of %s are named first", (name) => {
    const sheet = readFileSync(`templates/${name}/styles/fonts.css`, "utf8");
    const family = (token: string) => firstOf(new RegExp(`--${token}: ([^;]+);`).exec(sheet)?.[1] ?? "");
    const { text, display } = templateOf(name).mail;
    expect(firstOf(text)).toBe(family("font"));
    expect(firstOf(display)).toBe(family("display") || family("font"));
    // Readers without the named fonts still get a similar one.
    for (const stack of [text, display]) expect(stack).toMatch(/,[^,]+,(?:sans-)?serif$/);
  });

  test("every mail of a site wears it", () => {
    const context = sampleLeadContext({ car: sampleCar() });
    const { site, origin } = context;
    const { text, display, button } = mailLook(site.public);
    const links = { confirmUrl: `${origin}/c`, manageUrl: `${origin}/m`, unsubscribeUrl: `${origin}/u` };
    const cars = [{ kind: "match" as const, was: null, car: sampleCar() }];
    const sections = [{ name: "Utes", url: "/search", isSearch: true, cars }];
    const refund = {
      reference: "7K3M-9QX2",
      amount: 200,
      currency: "AUD",
      why: "late" as const,
      reason: "It was late.",
    };
    const mails = [
      dealerMail(context),
      confirmationMail(context),
      refundMail(context, { refund }),
      refundDealerMail(context, { refund }),
      confirmMail({ site, origin, names: ["Utes"], ...links }),
      digestMail({ site, origin, sections, endsOn: null, ...links }),
    ];
    for (const { html } of mails) {
      expect(html).toContain(`font-family:${text}`);
      expect(html).toMatch(new RegExp(`<h1[^>]+font-family:${display}`));
    }
    expect(mails.filter(({ html }) => html?.includes(`font-weight:${button.weight}`)).length).toBeGreaterThan(2);
  });
});

test("[11.5.4] [WCAG 2.2, 1.4.3] every demo site's mails can be read in every template, by day and by night", () => {
  const each = sites.flatMap(({ own }) => templateNames.map((template) => inTemplate(own, template)));
  const unread = each.flatMap((settings) => {
    const look = mailLook(settings);
    return [look.light, look.dark].flatMap((colours, at) => {
      const { ink, soft, sheet, well, header, onHeader, button, onButton } = colours;
      const pairs = {
        ink: [ink, sheet],
        "ink on a well": [ink, well],
        soft: [soft, sheet],
        "soft on a well": [soft, well],
      };
      const all = { ...pairs, button: [onButton, button], header: [onHeader, header] };
      return Object.entries(all).flatMap(([what, [one = "", other = ""]]) => {
        const ratio = wcagContrast(one, other);
        return ratio >= textContrast
          ? []
          : [`${settings.slug} as ${settings.template}, ${at === 0 ? "light" : "dark"} ${what}: ${ratio.toFixed(2)}`];
      });
    });
  });
  expect(unread).toEqual([]);
});
