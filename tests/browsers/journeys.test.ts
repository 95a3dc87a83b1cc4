import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { adjustmentQuestions } from "#domain/valuation/adjustment.ts";
import { carOf, group, leadsSaying, person } from "#tests/support/enquiry-forms.ts";
import { present } from "#tests/support/present.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { browsers, useShoppers } from "./browsers.ts";
import type { Shopper } from "./shopper.ts";

const button = (name: string | RegExp) => ({ role: "button", name });
const link = (name: string | RegExp) => ({ role: "link", name });

/** Labels may continue with a hint or an asterisk. */
const starting = (label: string) => new RegExp(`^${label.replaceAll(/[?().]/g, String.raw`\$&`)}`);

async function sayWhoYouAre(shopper: Shopper, email: string): Promise<void> {
  await shopper.fill(/^Full name/, person.name);
  await shopper.fill(/^Mobile/, person.phone);
  await shopper.fill(/^Email/, email);
}

describe.each(browsers)("in %s", (name, start) => {
  const { expectOnPhone, expectOnDesk } = useShoppers(start);
  const mark = name.toLowerCase();

  test("[2.1, 18.4.3] from the home page over search and facet to a car, saved, compared and asked about", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/");
      await shopper.choose("Make", "Toyota");
      await shopper.click(button(/^Show \d+ cars/));
      await shopper.untilAt(/\/search\//);
      await shopper.see({ role: "heading", name: /Toyota/ });

      await shopper.click(button(/^Filters/));
      await shopper.see({ role: "dialog", name: "Filters" });
      await shopper.click({ role: "checkbox", name: /^Used/ });
      await shopper.untilAt(/used/);
      await shopper.click(button(/^(Show|See) [\d,]+ cars?/));
      await shopper.seeNot({ role: "dialog", name: "Filters" });

      await shopper.click({ role: "checkbox", name: /^Compare / });
      await shopper.see({ text: /Tick one more to compare/ });
      await shopper.click(link(/^20\d\d Toyota/));
      await shopper.untilAt(/\/cars\/20/);
      await shopper.see(button("Share this car"));
      await shopper.click(button(/^Save 20\d\d Toyota/));
      await shopper.until(
        () => shopper.read(button(/^Save 20\d\d Toyota/), 'it.getAttribute("aria-pressed") === "true"'),
        "the car is saved",
      );
      await shopper.open("/favourites");
      await shopper.see(link(/20\d\d Toyota/));

      await shopper.open(await carOf(group));
      await shopper.click(link("Enquire"));
      await shopper.see({ role: "dialog" });
      await shopper.fill(/^Message/, `Asked in ${name}`);
      await shopper.click(button("Continue"));
      await sayWhoYouAre(shopper, `${mark}@example.com`);
      await shopper.click(button("Submit"));
      await shopper.untilAt(/\/success\?category=used-vehicle-enquiry/);
      await shopper.see({ role: "heading", name: "Thanks, we have your enquiry" });
      expect(await leadsSaying(group, `Asked in ${name}`)).toMatchObject([{ status: "Complete" }]);
    }));

  test("[2.3] a test drive is booked for a time that is free, and the success page says so", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open(`${await carOf(group)}/test-drive`);
      await sayWhoYouAre(shopper, `${mark}-drive@example.com`);
      await shopper.fill(/^Message/, `Driven in ${name}`);
      const days = { label: /^Preferred date and time/ };
      const day = await shopper.read(days, "it.options[it.options.length - 1].value");
      await shopper.choose(days.label, String(day));
      await shopper.until(() => shopper.read({ label: "Time" }, "it.options.length > 2"), "the times are there");
      await shopper.choose("Time", String(await shopper.read({ label: "Time" }, "it.options[2].value")));
      await shopper.click(button("Submit"));
      await shopper.untilAt(/\/success/);
      await shopper.see({ role: "heading", name: "Thanks, we have your test drive request" });
      expect(await leadsSaying(group, `Driven in ${name}`)).toMatchObject([
        { status: "Complete", category: "Test Drive" },
      ]);
    }));

  test("[5] the calculator works the repayment out anew, and its address says how", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/repayments");
      const weekly = { text: String(await shopper.read({ text: /^\$\d+$/ }, "it.textContent")) };
      await shopper.fill(/^Deposit \$/, "9000");
      await shopper.press("Tab");
      await shopper.untilAt(/deposit=9000/);
      await shopper.seeNot(weekly);
      await shopper.click({ role: "radio", name: "Monthly" });
      await shopper.untilAt(/period=monthly/);
      await shopper.see({ text: "per month" });
    }));

  test("[2.1, 4.5] a car is traded in with photos", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-photos-"));
    const photos = ["front.jpg", "back.jpg"].map((file) => join(folder, file));
    for (const file of photos) {
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#678" } })
        .jpeg()
        .toFile(file);
    }
    await expectOnPhone(group, async (shopper) => {
      await shopper.open("/valuations");
      await shopper.fill(/^Registration/, "ABC12D");
      await shopper.fill(/^Kilometres|^Odometer/, "45000");
      await shopper.click(button("Continue"));
      // The register has named the vehicle: it is not asked for again.
      await shopper.see({ text: /Step 3 of 4/ });
      for (const { label, answers } of adjustmentQuestions) {
        const best = present(answers[0]);
        await shopper.click({ role: "radio", name: best.label, group: starting(label) });
      }
      await shopper.click({ role: "radio", name: "No", group: /^Is it still under finance/ });
      const yards = { label: /^Where would you bring it/ };
      await shopper.choose(yards.label, String(await shopper.read(yards, "it.options[1].value")));
      await shopper.click(button("Continue"));
      await shopper.see({ text: /Step 4 of 4/ });
      await shopper.attach(/^Photos of your vehicle/, photos);
      await shopper.see({ text: /front\.jpg/ });
      await shopper.click(button("Remove back.jpg"));
      await shopper.seeNot({ text: /back\.jpg/ });
      await sayWhoYouAre(shopper, `${mark}-trade@example.com`);
      await shopper.click(button("Get my estimate"));
      await shopper.untilAt(/\/success\?.*valuation_id=/);
    });
    rmSync(folder, { recursive: true });
    const lead = (await leadsOf(group)).find(({ fields }) => fields["email"] === `${mark}-trade@example.com`);
    expect(lead).toMatchObject({ status: "Complete", files: [{ name: "front.jpg", type: "image/jpeg" }] });
  });

  test("[4.6] a masked number takes one click to show", () =>
    expectOnPhone("redline-motorcycles", async (shopper) => {
      await shopper.open(await carOf("redline-motorcycles"));
      await shopper.click(link(/^Show the number of/));
      await shopper.see(link(/^Call .*\d{4}/));
    }));

  test("[4.11] the drawer opens and closes, and the menus of a wide window too", async () => {
    await expectOnPhone(group, async (shopper) => {
      await shopper.open("/");
      await shopper.click(button("Menu"));
      await shopper.see(button("Close menu"));
      await shopper.click(button("Close menu"));
      await shopper.seeNot(button("Close menu"));
    });
    await expectOnDesk(group, async (shopper) => {
      await shopper.open("/");
      const summary = { text: /^Brands/ };
      await shopper.click(summary);
      await shopper.until(() => shopper.read(summary, 'it.closest("details").open'), "the menu is open");
      await shopper.press("Escape");
      await shopper.until(() => shopper.read(summary, '!it.closest("details").open'), "the menu is closed");
    });
  });
});
