import { expect, inject, test } from "vitest";
import { demoAddress, phone, useBrowser } from "#tests/support/browser.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { mailTo } from "#tests/support/mail-to.ts";
import {
  carLinks,
  cards,
  enquiryForm,
  searchBox,
  searchBoxIn,
  searchButton,
  wordsRead,
} from "#tests/support/page-parts.ts";
import { type Effort, Shopper } from "#tests/support/shopper.ts";

// What people come for, on a phone, from the first page to the end. A journey may become shorter, never longer: the
// figures are what it took when it was last looked at.
const browser = useBrowser();

async function shopperAt(slug: string, path = "/"): Promise<Shopper> {
  const shopper = new Shopper(await browser.page({ ...phone, viewport: { width: 390, height: 844 } }));
  await shopper.open(demoAddress(slug, path));
  return shopper;
}

function expectNoMore(effort: Effort, most: Effort): void {
  const longer = Object.entries(effort).filter(([what, count]) => count > most[what as keyof Effort]);
  expect(longer, `took ${JSON.stringify(effort)}`).toEqual([]);
}

const person = { name: "Mia Tran", mobile: "0412345678" };

async function giveDetails(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  const form = page.locator("form", { has: page.getByLabel(/^Full name/) });
  await shopper.fill(form.getByLabel(/^Full name/), person.name);
  await shopper.fill(form.getByLabel(/^Mobile/), person.mobile);
  await shopper.fill(form.getByLabel(/^Email\*/), email);
}

test("[1.2.2, 16.1.6] seven seats, CarPlay, towing and a limit: one sentence, to an enquiry", async () => {
  const shopper = await shopperAt("harbour-city-motors");
  const { page } = shopper;
  await shopper.tap(searchButton(page));
  const box = searchBoxIn(page.getByRole("dialog"));
  await shopper.sees(box);
  await shopper.fill(box, "seven seats, CarPlay, tow 2 t, under $45,000");
  await shopper.enter(box);
  await shopper.lands(/typed=/);
  expect(await wordsRead(page).allInnerTexts()).toEqual([
    "7 seats",
    "Apple CarPlay",
    "Braked towing from 2,000 kg",
    "Up to $45,000",
  ]);
  await shopper.tap(cards(page).first().getByRole("link", { name: "Enquire" }));
  const dialog = page.getByRole("dialog");
  await shopper.sees(dialog.getByLabel(/^Message/));
  await shopper.tap(dialog.getByRole("button", { name: "Is it still available?" }));
  await shopper.tap(dialog.getByRole("button", { name: "Continue" }));
  await giveDetails(shopper, "seven@example.com");
  await shopper.tap(dialog.getByRole("button", { name: "Submit" }));
  await shopper.lands(/\/success/);
  expectNoMore(shopper.effort, { taps: 6, fields: 4, screens: 5 });
  await shopper.tap(page.getByRole("link", { name: "Keep looking", exact: true }));
  await page.waitForURL(/typed=/);
});

test("[1.2.2, 15.1.8] swap my Corolla: from the home page to an estimate towards a car", async () => {
  const site = "harbour-city-motors";
  const shopper = await shopperAt(site);
  const { page } = shopper;
  const form = enquiryForm(page);
  const next = (name: string) => shopper.tap(form.getByRole("button", { name, exact: true }));
  await shopper.tap(page.getByRole("button", { name: /^Show [\d,]+ / }));
  await shopper.lands(/\/search/);
  await shopper.tap(carLinks(page).first());
  await shopper.lands(/\/cars\/[^/?]+$/);
  await shopper.tap(page.getByRole("link", { name: "Trade-In Valuation" }).first());
  await shopper.lands(/car_id=/);
  // The sample register has a Corolla of four years behind this plate.
  await shopper.fill(form.getByLabel(/^Registration/), "SWAP11");
  await shopper.fill(form.getByLabel(/^Kilometres/), "52000");
  await next("Continue");
  await shopper.sees(page.getByText("Toyota Corolla Ascent Sport"));
  await shopper.tick(form.getByRole("radio", { name: /^Fair/ }));
  await next("Continue");
  await shopper.sees(page.getByText("Step 4 of 4"));
  await giveDetails(shopper, "swap@example.com");
  await next("Get my estimate");
  await shopper.lands(/\/success\?.*valuation_id=/);
  await page.getByText("Indicative only, subject to inspection.").waitFor();
  expectNoMore(shopper.effort, { taps: 7, fields: 6, screens: 7 });

  const lead = (await leadsOf(site)).findLast(({ fields }) => fields["email"] === "swap@example.com");
  expect(lead).toMatchObject({
    status: "Complete",
    category: "Trade-In Valuation",
    fields: {
      trade_in_model: "Corolla",
      condition: "fair",
      offered_vehicle: expect.stringMatching(/^20\d\d Toyota Corolla$/),
      car_id: expect.stringMatching(/\w/),
    },
  });
});

test("[1.2.2] a first LAMS bike: from the menu to a test ride at a time of one's own", async () => {
  const shopper = await shopperAt("redline-motorcycles");
  const { page } = shopper;
  await shopper.tap(page.getByRole("button", { name: "Menu" }));
  await shopper.tap(page.getByRole("link", { name: "LAMS", exact: true }));
  await shopper.lands(/\/search\/lams/);
  await shopper.tap(
    page
      .getByRole("article")
      .getByRole("link", { name: /^Test ride/ })
      .first(),
  );
  const dialog = page.getByRole("dialog");
  await shopper.sees(dialog.getByLabel(/^Full name/));
  await giveDetails(shopper, "lams@example.com");
  await shopper.choose(dialog.getByLabel(/^Preferred date/), 1);
  await shopper.choose(dialog.getByLabel("Time", { exact: true }), 1);
  await shopper.tap(dialog.getByRole("button", { name: "Submit" }));
  await shopper.lands(/\/success/);
  expectNoMore(shopper.effort, { taps: 6, fields: 5, screens: 4 });
});

test("[1.2.2, 3.3.3] a caravan for my Prado: in one's own words, to an enquiry", async () => {
  const shopper = await shopperAt("outback-caravans-trucks");
  const { page } = shopper;
  await shopper.tap(searchButton(page));
  const box = searchBox(page);
  await shopper.fill(box, "caravan for my prado");
  await shopper.enter(box);
  await shopper.lands(/typed=/);
  await shopper.tap(
    page
      .getByRole("article")
      .getByRole("link", { name: /^20\d\d/ })
      .first(),
  );
  await shopper.lands(/\/cars\//);
  await shopper.tap(page.getByRole("link", { name: /^Enquire/ }).first());
  const dialog = page.getByRole("dialog");
  await shopper.sees(dialog.getByLabel(/^Message/));
  await shopper.tap(dialog.getByRole("button", { name: "Can my vehicle tow it?" }));
  await shopper.tap(dialog.getByRole("button", { name: "Continue" }));
  await giveDetails(shopper, "prado@example.com");
  await shopper.tick(dialog.getByRole("checkbox", { name: /terms of use/ }));
  await shopper.tap(dialog.getByRole("button", { name: "Submit" }));
  await shopper.lands(/\/success/);
  expectNoMore(shopper.effort, { taps: 8, fields: 5, screens: 5 });
});

test("[1.2.2, 13.2.2] reserve by card: from the list to a paid reservation", async () => {
  const shopper = await shopperAt("harbour-city-motors");
  const { page } = shopper;
  await shopper.tap(page.getByRole("button", { name: /^Show [\d,]+ / }));
  await shopper.lands(/\/search/);
  await shopper.tap(
    page
      .getByRole("article")
      .getByRole("link", { name: /^Reserve/ })
      .first(),
  );
  await shopper.lands(/\/checkout/);
  await giveDetails(shopper, "reserve@example.com");
  await shopper.tick(page.getByRole("checkbox", { name: /terms/ }));
  await shopper.tap(page.getByRole("button", { name: /^Pay / }));
  await page.waitForURL(/sandbox\/pay/);
  shopper.effort.screens += 1;
  await shopper.tap(page.getByRole("button", { name: "Approve the payment" }));
  await shopper.lands(/\/checkout\/done/);
  expectNoMore(shopper.effort, { taps: 5, fields: 4, screens: 5 });
});

test("[1.2.2, 12.2.1] an alert, and out of it again", async () => {
  const shopper = await shopperAt("harbour-city-motors", "/search/used-cars");
  const { page } = shopper;
  await shopper.tap(page.getByRole("link", { name: "Email me new matches" }));
  await shopper.lands(/\/alerts\/new/);
  await shopper.fill(page.getByLabel("Email", { exact: true }).first(), "walk-alert@example.com");
  await shopper.tap(page.getByRole("button", { name: "Email me", exact: true }));
  const question = page.getByLabel(/plus/);
  await shopper.sees(question);
  const sum = (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  await shopper.fill(question, String((sum[0] ?? 0) + (sum[1] ?? 0)));
  await shopper.tap(page.getByRole("button", { name: "Send", exact: true }));
  await shopper.sees(page.getByRole("heading", { name: "Check your mail" }));
  const mail = await mailTo(inject("demoDataDir"), "walk-alert@example.com");
  shopper.effort.taps += 1;
  await shopper.open(/http:\/\/\S+\/alerts\/confirm\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "");
  await shopper.tap(page.getByRole("button", { name: "Yes, turn it on" }));
  await shopper.sees(page.getByRole("heading", { name: "Your alert is on" }));
  await shopper.tap(page.getByRole("link", { name: "Change your alerts" }));
  await shopper.lands(/\/alerts/);
  await shopper.tap(page.getByRole("link", { name: "Unsubscribe from everything" }));
  await shopper.lands(/unsubscribe/);
  await shopper.tap(page.getByRole("button", { name: "Unsubscribe" }));
  await shopper.sees(page.getByRole("heading", { name: "You are unsubscribed" }));
  expectNoMore(shopper.effort, { taps: 8, fields: 2, screens: 9 });
});
