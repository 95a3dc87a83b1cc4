import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  scriptFaults,
  useBrowser,
} from "#tests/support/browser.ts";
import { answerSum } from "#tests/support/enquiry-forms.ts";
import { askOperator, leadsOf } from "#tests/support/leads-of.ts";
import { isTo, mailWhere } from "#tests/support/mail-to.ts";
import { enquiryForm, main } from "#tests/support/page-parts.ts";
import { Shopper } from "#tests/support/shopper.ts";

const browser = useBrowser();
const small = { ...phone, viewport: { width: 390, height: 844 } };

type Site = {
  site: string;
  /** What a buyer reads before anything is pressed. */
  promise: RegExp;
  button: RegExp;
  /** What they read afterwards, on the page and in the customer's mail. */
  outcome: RegExp;
  mailed: RegExp;
  /** The mail to the dealer. */
  dealer: RegExp;
  /** On the private page. */
  state: RegExp;
  done: string;
  isFree: boolean;
};

const refunded = {
  button: /^Cancel and get \$[\d,]+ back$/,
  outcome: /\$[\d,]+ (back|was sent on .*) to the card you paid with\. Banks take 5 to 10 business days to show it\./,
  mailed: /Your \$[\d,]+ deposit is on its way back to the card you paid with\. Banks usually show it within 5 to 10/,
  dealer: /The customer cancelled\. The \$[\d,]+ is refunded automatically/,
  state: /Cancelled, and the fee goes back to you/,
  done: "Cancelled the reservation",
  isFree: true,
};

/** One site for each rule. */
const rules: Site[] = [
  {
    ...refunded,
    site: "southern-cross-prestige",
    promise: /^You get \$1,000 back, to the card you paid with\. The .* is free for others from that moment\.$/,
  },
  {
    ...refunded,
    site: "sunstate-autos",
    promise: /^You get \$200 back, to the card you paid with, if you cancel by \w{3}, \d+ \w{3}, \d+:\d\d [ap]m\. The /,
  },
  {
    site: "meridian-new-cars",
    promise:
      /^\S.* decides whether you get \$200 back, and answers by email or phone\. Until then the .* stays reserved/,
    button: /^Ask for \$200 back$/,
    outcome: /You asked for your \$200 back on .*\. .* decides, and answers by email or phone\. Until then it stays/,
    mailed:
      /They decide, and answer you by email or phone\.\s+Until then nothing changes: the .* stays reserved for you/,
    dealer: /The customer wants to cancel and asks for the \$200 fee\./,
    state: /^Paid\. You asked for it back, and Meridian New Cars decides\.$/,
    done: "Asked for the fee back",
    isFree: false,
  },
];

/** The last car of the listing that can be reserved: other tests take the first. */
async function reservable(site: string): Promise<string> {
  const listing = await ask(inject("demoPort"), site, site === "sunstate-autos" ? "/used-car" : "/search");
  return listing.text.match(/\/cars\/[^"/]+(?=\/(?:checkout|buy-online)")/g)?.at(-1) ?? "";
}

/** From the vehicle to the page of the reservation, paid. */
async function reserve(shopper: Shopper, site: string, email: string, withoutScript = false): Promise<string> {
  const { page } = shopper;
  const path = await reservable(site);
  await page.goto(demoAddress(site, path));
  await shopper.tap(page.locator(`a[href="${path}/checkout"]:visible, a[href="${path}/buy-online"]:visible`).first());
  await page.waitForURL(/\/(checkout|buy-online)$/);
  const form = enquiryForm(page);
  await shopper.fill(form.getByLabel(/^Full name/), "Mia Tran");
  await shopper.fill(form.getByLabel(/^Mobile/), "0412345678");
  await shopper.fill(form.getByLabel(/^Email\*/), email);
  await shopper.tick(form.getByRole("checkbox", { name: /^I accept the reservation terms/ }));
  await shopper.takesAMinute();
  const pay = form.getByRole("button", { name: /^Pay \$[\d,]+ and reserve$/ });
  await shopper.tap(pay);
  if (withoutScript) {
    await answerSum(page);
    await pay.tap();
  }
  await shopper.tap(page.getByRole("button", { name: "Approve the payment" }));
  await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  return path;
}

const told = (page: Page) => main(page).getByRole("status").first();
const fact = (page: Page, name: string) =>
  main(page).locator("dl > div", { hasText: name }).locator("dd").first().innerText();
/** "your card" is one line, wherever it breaks. */
const flat = (text: string | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** The consequence where the buyer changes their mind. */
const promised = async (page: Page) =>
  flat(await main(page).locator("h2", { hasText: "Have you changed your mind?" }).locator("+ p").innerText());

/** Both mails; the link to the customer's own page is in theirs alone. */
async function expectMails({ mailed, dealer, done, state }: Site, reference: string, email: string, page: Page) {
  const dataDir = inject("demoDataDir");
  const about = (words: RegExp, isCustomer: boolean) =>
    mailWhere(dataDir, (mail) => {
      const text = flat(mail.text);
      return isTo(mail, email) === isCustomer && text.includes(reference) && words.test(text);
    });
  const theirs = await about(mailed, true);
  const dealers = await about(dealer, false);
  expect(dealers.text).not.toMatch(/your-enquiry|reservation=/);
  expect(dealers.text).toContain("Their reason: We bought a boat");
  expect(theirs.text).not.toContain("boat");
  await page.goto(/http:\/\/\S+\/your-enquiry\?token=\S+/.exec(theirs.text ?? "")?.[0] ?? "");
  expect(flat(await fact(page, "State"))).toMatch(state);
  await main(page).getByText(done, { exact: true }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, main(page));
  await page.goto(/http:\/\/\S+\/done\?reservation=\w+/.exec(theirs.text ?? "")?.[0] ?? "");
  expect(await fact(page, "Reference")).toBe(reference);
}

/** The dealer keeps the fee, and then sends it back after all. */
async function expectAnswers(page: Page, reference: string) {
  await askOperator("reservations", "keep", reference, "--why", "You have signed the contract.");
  await page.reload();
  expect(await told(page).innerText()).toContain("does not send it back: You have signed the contract.");
  await askOperator("reservations", "refund", reference);
  await page.reload();
  expect(flat(await told(page).innerText())).toMatch(refunded.outcome);
}

test.each(rules)(
  "[13.5.1, 13.5.2, 13.5.3] on a phone at $site: reserved in four taps, cancelled in two, and every tab shows one outcome",
  async (rule) => {
    const { site, promise, button, outcome, isFree } = rule;
    const email = `cancel@${site}.example`;
    const page = await browser.page(small);
    const faults = scriptFaults(page);
    const shopper = new Shopper(page);
    const path = await reserve(shopper, site, email);
    expect(shopper.effort.taps).toBe(4);
    expect(await promised(page)).toMatch(promise);
    const reference = await fact(page, "Reference");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, main(page));
    const [tab, step] = [await page.context().newPage(), await page.context().newPage()];
    await tab.goto(page.url());
    await step.goto(`${page.url()}&cancel=1`);

    await shopper.tap(page.getByRole("link", { name: button }));
    const confirm = main(page).getByRole("button", { name: button });
    await confirm.waitFor();
    await page.getByRole("link", { name: "Keep my reservation" }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, main(page));
    await page.getByLabel("Your reason").fill("We bought a boat");
    await shopper.tap(confirm);
    await expect.poll(async () => flat(await told(page).innerText())).toMatch(outcome);
    expect(shopper.effort.taps).toBe(6);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, main(page));

    // The tabs that were opened before: at the step, and on the page.
    await step.getByRole("button", { name: button }).click();
    await expect.poll(async () => flat(await told(step).innerText())).toMatch(outcome);
    await tab.getByRole("link", { name: button }).click();
    await expect.poll(async () => flat(await told(tab).innerText())).toMatch(outcome);
    expect(await tab.getByRole("button", { name: button }).count()).toBe(0);
    const car = (await ask(inject("demoPort"), site, path)).text;
    expect(car.includes("Reserved for another buyer")).toBe(!isFree);
    await expectMails(rule, reference, email, page);
    const leads = (await leadsOf(site)).filter(({ fields }) => fields["email"] === email);
    expect(leads).toMatchObject([{ status: "Complete", reservation: { reference } }]);
    if (!isFree) await expectAnswers(tab, reference);
    expect(faults).toEqual([]);
  },
);

test.each(rules)(
  "[13.5.1, 13.5.2] without a script at $site: reserved, cancelled, and the page says what becomes of the fee",
  async (rule) => {
    const { site, promise, button, outcome, mailed, isFree } = rule;
    const email = `plain-cancel@${site}.example`;
    const page = await browser.page({ ...small, javaScriptEnabled: false });
    await reserve(new Shopper(page), site, email, true);
    expect(await promised(page)).toMatch(promise);
    const reference = await fact(page, "Reference");
    await page.getByRole("link", { name: button }).tap();
    await page.getByRole("button", { name: button }).tap();
    await page.getByText(outcome).first().waitFor();
    await mailWhere(inject("demoDataDir"), (mail) => isTo(mail, email) && mailed.test(flat(mail.text)));
    if (!isFree) await askOperator("reservations", "refund", reference);
  },
);
