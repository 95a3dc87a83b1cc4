import { describe, expect, test } from "vitest";
import { refundAskedMail, refundKeptMail, refundRequestMail } from "./request-mails.ts";
import type { RefundNote } from "#server/documents/delivery-document.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { categories } from "#domain/form/categories.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { adfMail } from "./adf-mail.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealerMail } from "./dealer-mail.ts";
import { refundDealerMail, refundMail } from "./refund-mails.ts";

const car = sampleCar({
  price_type: "Drive Away",
  images: [{ url: "/media/cars/ute.webp", image_key: "a", width: 10, height: 10, cutout: false }],
});

test("[11.5.1] the dealer reads every field, the car with picture and price, and answers the customer", () => {
  const fields = {
    name: "Ana",
    last_name: "Ito",
    email: "ana@example.com",
    phone: "0412 345 678",
    message: "Still there?",
    heard_about_us: "A friend",
    additional_services: ["Finance", "Trade-in"],
    best_deal: true,
    opt_in: false,
    booking_date_time: "2026-03-11T10:30",
    lead_status: "Complete",
  };
  const { html, text, subject, replyTo } = dealerMail(sampleLeadContext({ car }, { fields, category: "Test Drive" }));
  expect(subject).toBe("Test Drive from Ana Ito about 2021 Toyota Hilux");
  expect(replyTo).toEqual({ name: "Ana Ito", address: "ana@example.com" });
  for (const shown of [
    "Heard about us",
    "A friend",
    "Finance, Trade-in",
    "Best Deal",
    "Marketing consent",
    "Wednesday, 11 March 2026 at 10:30 am",
    "$49,990 Drive Away",
  ]) {
    expect(html).toContain(shown);
    expect(text).toContain(shown);
  }
  expect(html).toContain('src="https://www.first.example/img/0000000000/720-75/cars/ute.webp"');
  expect(html).toContain('href="tel:0412345678"');
  expect(text).not.toContain("lead_status");
});

test("[12.1.9] the dealer reads whether a tick was the default", () => {
  const asked = { wording: "News", default: true, choice: true, at: "2026-03-10T01:00:00.000Z", page: "/" };
  const fields = { name: "Ana", opt_in: true };
  const said = (consent: typeof asked & { byVisitor?: boolean }, form = "enquiry") =>
    /Marketing consent: .*/.exec(dealerMail(sampleLeadContext({}, { fields, form, consent })).text)?.[0];
  expect(said({ ...asked, byVisitor: false })).toBe("Marketing consent: Yes, ticked by default");
  expect(said({ ...asked, byVisitor: true })).toBe("Marketing consent: Yes, ticked by the visitor");
  expect(said(asked)).toBe("Marketing consent: Yes, the box came ticked");
  // A sign-up has no box.
  expect(said({ ...asked, default: false }, "subscribe")).toBe("Marketing consent: Yes");
});

test("[11.5.1] answers stand under the label of their question, and options in their own words", () => {
  const context = sampleLeadContext();
  const finance_provider = { path: "/finance", apply_path: null, destination: "leads", terms_text: "I agree" };
  const site = { ...context.site, public: { ...context.site.public, finance_provider } } as typeof context.site;
  const fields = { name: "Ana", vehicle_price_budget: "31000", trade_in_value: "9000", loan_term: "5", oddName: "x" };
  const chosen = [{ name: "loan_term", label: "Repay over", kind: "option" as const, value: "5 years" }];
  const { text, html } = dealerMail({ ...sampleLeadContext({}, { form: "finance", fields, chosen }), site });
  for (const line of ["Price ($): 31,000", "Trade-in ($): 9,000", "Repay over: 5 years", "Odd name: x"]) {
    expect(text).toContain(line);
  }
  expect(html).not.toMatch(/vehicle_?price_?budget/i);
});

test("[11.5.1] figures have separators, years and text have none", () => {
  const { site } = sampleLeadContext();
  const trading = { ...site, public: { ...site.public, trade_in: { save_result: false, register_check: false } } };
  const fields = { trade_in_year: "2014", trade_in_km: "182500", trade_in_model: "3000", oddNumber: "41234" };
  const lead = { form: "trade-in", fields, category: "Trade-In Valuation" };
  const { text } = dealerMail(sampleLeadContext({ site: trading as typeof site }, lead));
  for (const line of ["Kilometres: 182,500", "Year: 2014", "Model: 3000", "Odd number: 41234"]) {
    expect(text).toContain(line);
  }
});

test("[11.5.1] the dealer reads of a walk-through where the visitor booked one", () => {
  const { site } = sampleLeadContext();
  const vehicle_words = { ...site.public.vehicle_words, caravan_test_drive: "walk-through" };
  const yard = { ...site, public: { ...site.public, vehicle_words } };
  const drive = { category: "Test Drive", fields: { name: "Ana Ito" } };
  const about = (item_type: "caravan" | "car") =>
    dealerMail(sampleLeadContext({ car: { ...car, item_type }, site: yard }, drive)).subject;
  expect(about("caravan")).toMatch(/^Walk-Through from Ana Ito/);
  expect(about("car")).toMatch(/^Test Drive from Ana Ito/);
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  "[11.3.6] a field %s is a line of the dealer's mail",
  (name) => {
    const fields = { name: "Ana", [name]: "said", message: "Hello" };
    const lead = { fields, other_fields: { [name]: "other" }, subcategory: name };
    for (const mail of [dealerMail, adfMail]) {
      const { text } = mail(sampleLeadContext({ car }, lead));
      expect(text).toContain(": said");
      expect(text).toContain(`${name}: other`);
    }
    expect(confirmationMail(sampleLeadContext({ car }, lead)).subject).toBe(
      "We have your general enquiry about the 2021 Toyota Hilux",
    );
  },
);

test("[8.2.3] what a visitor writes is text in every mail", () => {
  const nasty = `<script>alert("1")</script>`;
  const fields = { name: nasty, email: nasty, phone: nasty, message: nasty, [nasty]: nasty };
  for (const mail of [dealerMail, confirmationMail, adfMail]) {
    const { html, subject } = mail(sampleLeadContext({ car }, { fields, category: nasty }));
    expect(html ?? "").not.toContain("<script");
    expect(subject).not.toContain("\n");
  }
});

test("[11.5.2] the confirmation names the time, goes back to the dealer and repeats no message", () => {
  const fields = { name: "Ana Ito", message: "Buy pills at http://x.example", booking_date_time: "2026-03-11T10:30" };
  const chosen = [
    { name: "booking_date_time", label: "When", kind: "date-time" as const, value: fields.booking_date_time },
  ];
  const { html, text, subject, replyTo } = confirmationMail(
    sampleLeadContext({ car }, { fields, chosen, category: "Test Drive" }),
  );
  expect(subject).toBe("We have your test drive request for the 2021 Toyota Hilux");
  expect(replyTo?.address).toMatch(/@first\.example$/);
  expect(text).toContain("You asked for: Wednesday, 11 March 2026 at 10:30 am");
  expect(`${html}${text}`).not.toContain("pills");
});

test("[11.3.3] the confirmation repeats a first name and nothing else that a sender can write", () => {
  const evil = "https://evil.example/pay";
  const fields = {
    name: "evil.example Ito",
    email: "ana@example.com",
    message: evil,
    booking_date_time: evil,
    handover: evil,
    subcategory: evil,
    vehicle_make: evil,
    "Vehicle Model": evil,
    reservation_reference: "PAY-NOW",
    reservation_fee: "$500 AUD paid",
    reservation_url: evil,
    location: evil,
  };
  const lead = { fields, other_fields: fields, category: "Reserve Vehicle", subcategory: evil };
  for (const mail of [confirmationMail, refundMail]) {
    const refund = { reference: "7K3M-9QX2", amount: 200, currency: "AUD", why: "late" as const, reason: "" };
    const { subject, html, text } = mail(sampleLeadContext({}, lead), { refund });
    expect(`${subject}${html}${text}`).not.toMatch(/evil|PAY-NOW|\$500/);
  }
  expect(confirmationMail(sampleLeadContext({}, lead)).text).toMatch(
    /^Thanks for getting in touch\n\nWe have your reservation request\./,
  );
});

test("[11.5.2] the confirmation carries every chosen answer, the yard, its number and when it answers", () => {
  const chosen = [
    { name: "start_date", label: "Start on", kind: "date" as const, value: "2026-03-11" },
    { name: "subscription_length", label: "For how long?", kind: "option" as const, value: "3 to 6 months" },
    { name: "location_id", label: "Collect from", kind: "option" as const, value: "a name that the yard had then" },
  ];
  const { site } = sampleLeadContext();
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: "Open" as const,
    open: "08:30",
    close: "17:30",
  }));
  const locations = site.locations.map((place) => ({
    ...place,
    contact_detail: { ...place.contact_detail, opening_hours: weekdays },
  }));
  const [yard] = locations;
  const { html, text } = confirmationMail(
    sampleLeadContext(
      { car, site: { ...site, locations } },
      { chosen, category: "Subscription Enquiry", form: "subscription" },
    ),
  );
  for (const [label, value] of [
    ["Start on", "Wednesday, 11 March 2026"],
    ["For how long?", "3 to 6 months"],
    ["Where", `${yard?.name}, ${yard?.address.street}, ${yard?.address.city}`],
    ["Direct number", yard?.contact_detail.phone],
    ["We reply during opening hours", "Mon-Fri 8:30\u00a0am to 5:30\u00a0pm"],
  ]) {
    expect(text).toContain(`${label}${label?.endsWith("?") ? "" : ":"} ${value}`);
    expect(html).toContain(value);
  }
  expect(text).not.toContain("a name that the yard had then");
  // The thank-you page and the mail use the same words.
  expect(text).toContain("We check which cars are free then.");
});

test("[4.5] the confirmation of a trade-in repeats the estimate", () => {
  const valuation = "$20,700 to $26,500. Based on 23 similar cars. Indicative only, subject to inspection.";
  const fields = { ...sampleLeadContext().lead.fields, valuation };
  const { html, text } = confirmationMail(sampleLeadContext({}, { fields, category: "Trade-In Valuation" }));
  expect(text).toContain(`Your estimate: ${valuation}`);
  expect(html).toContain(valuation);
});

test("[4.5, 11.5.2] the vehicle that is looked at is not the one that is valued", () => {
  const { subject, text } = confirmationMail(sampleLeadContext({ car }, { category: "Trade-In Valuation" }));
  expect(subject).toBe("We have your trade-in request for your car towards the 2021 Toyota Hilux");
  expect(text).toContain("We have your trade-in request for your car towards the 2021 Toyota Hilux.");
  const { subject: dealers } = dealerMail(sampleLeadContext({ car }, { category: "Trade-In Valuation" }));
  expect(dealers).toBe("Trade-In Valuation from Ana Ito towards 2021 Toyota Hilux");
  const alone = confirmationMail(sampleLeadContext({}, { category: "Trade-In Valuation" }));
  expect(alone.subject).toBe("We have your trade-in request for your car");
});

const corolla = { trade_in_year: "2019", trade_in_make: "Toyota", trade_in_model: "Corolla", trade_in_badge: "ZR" };

test("[11.5.6] the dealer reads in the subject and in the mail which vehicle is offered", () => {
  const fields = { name: "Ana Ito", ...corolla };
  const lead = { fields, form: "trade-in", category: "Trade-In Valuation" };
  const { subject, html, text } = dealerMail(sampleLeadContext({ car }, lead));
  expect(subject).toBe("Trade-In Valuation from Ana Ito: 2019 Toyota Corolla ZR towards 2021 Toyota Hilux");
  for (const part of [html, text]) expect(part).toContain("Offered: 2019 Toyota Corolla ZR");
  expect(dealerMail(sampleLeadContext({}, lead)).subject).toBe(
    "Trade-In Valuation from Ana Ito: 2019 Toyota Corolla ZR",
  );
  const own = { name: "Ana Ito", vehicle_make: "Kia", vehicle_model: "Rio", vehicle_year: "2018" };
  const selling = dealerMail(sampleLeadContext({}, { fields: own, form: "sell-my-car", category: "Sell My Car" }));
  expect(selling.subject).toBe("Sell My Car from Ana Ito: 2018 Kia Rio");
  const reserving = dealerMail(sampleLeadContext({ car }, { fields, form: "reserve", category: "Reserve Vehicle" }));
  expect(reserving.subject).toMatch(/about 2021 Toyota Hilux, trading in 2019 Toyota Corolla ZR$/);
});

test("[11.5.6] the visitor's mail names the offered vehicle in words that the server knows, and in no others", () => {
  const fields = {
    name: "Ana Ito",
    ...corolla,
    trade_in_model: "evil.example",
    offered_vehicle: "2019 Toyota Corolla",
  };
  const trading = { fields, form: "trade-in", category: "Trade-In Valuation" };
  const { subject, text, html } = confirmationMail(sampleLeadContext({ car }, trading));
  expect(subject).toBe("We have your trade-in request for your 2019 Toyota Corolla towards the 2021 Toyota Hilux");
  expect(text).toContain("We have your trade-in request for your 2019 Toyota Corolla towards the 2021 Toyota Hilux.");
  expect(`${subject}${text}${html}`).not.toContain("evil");
  const selling = { fields, form: "sell-my-car", category: "Sell My Car" };
  expect(confirmationMail(sampleLeadContext({}, selling)).subject).toBe(
    "We have your offer to sell your 2019 Toyota Corolla",
  );
});

test("[11.5.2] the confirmation names no yard where nobody has chosen one of several", () => {
  const sample = sampleLeadContext();
  const [first] = sample.site.locations;
  const locations = first ? [first, { ...first, id: "other", name: "Other Yard", primary: false }] : [];
  const site = { ...sample.site, locations };
  const { text } = confirmationMail(sampleLeadContext({ site }, { location_id: null }));
  expect(text).not.toMatch(/Where: |Direct number: |opening hours/);
  expect(confirmationMail(sampleLeadContext({}, { location_id: null })).text).toContain(`Where: ${first?.name}`);
});

test("[3.5.7] the confirmation names no yard that visitors do not see", () => {
  const context = sampleLeadContext();
  const { location } = context;
  if (!location) throw new Error("no location");
  const phone = "07 5550 7777";
  const address = { ...location.address, street: "9 Lonely Road" };
  const hidden = { ...location, visible: false, address, contact_detail: { ...location.contact_detail, phone } };
  const { html, text } = confirmationMail({ ...context, location: hidden });
  expect(html + text).not.toMatch(/Lonely|7777/);
  expect(text).toContain("1 High Street, Ballarat");
});

test("[11.5.1] the dealer's mail begins with the time of the drive, in local words, and has whole links", () => {
  const fields = {
    name: "Ana Ito",
    booking_date_time: "2026-03-11T10:30",
    start_date: "2026-04-01",
    url: "/cars/hilux?utm_source=x",
    visited_pages: ["/", "/search/used-cars"],
  };
  const chosen = [
    { name: "booking_date_time", label: "When", kind: "date-time" as const, value: fields.booking_date_time },
    { name: "start_date", label: "Start on", kind: "date" as const, value: fields.start_date },
  ];
  const mail = dealerMail(sampleLeadContext({ car }, { fields, chosen, category: "Test Drive" }));
  expect(mail.subject).toBe("Wed, 11 Mar, 10:30 am: Test Drive from Ana Ito about 2021 Toyota Hilux");
  expect(mail.text).toMatch(/^Wednesday, 11 March 2026 at 10:30 am\n\nTest Drive from Ana Ito/);
  expect(mail.html).toMatch(/<h1[^>]*>Wednesday, 11 March 2026 at 10:30 am<\/h1>/);
  expect(mail.text).toContain("Start date: Wednesday, 1 April 2026");
  for (const url of [
    "https://www.first.example/cars/hilux?utm_source=x",
    "https://www.first.example/",
    "https://www.first.example/search/used-cars",
  ]) {
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url}"`);
  }
});

test("[11.3.1] other fields reach the dealer as plain text under a heading of their own, never as a link", () => {
  const other_fields = {
    reservation_fee: "$500 AUD paid",
    reservation_url: "https://evil.example/pay",
    "a.b": { c: 1 },
  };
  const context = sampleLeadContext({ car }, { other_fields, category: "Reserve Vehicle" });
  const { subject, html, text } = dealerMail(context);
  expect(subject).toBe("Reservation request (not paid) from Ana Ito about 2021 Toyota Hilux");
  for (const body of [html ?? "", text]) {
    expect(body).toContain("No reservation fee was paid");
    const [form = "", apart = ""] = body.split("Also sent (not part of the form, not checked)");
    expect(form).not.toMatch(/\$500|evil/);
    expect(apart).toContain("https[://]evil[.]example/pay");
    expect(apart).toContain("$500 AUD paid");
    expect(body).not.toContain("https://evil.example");
  }
  const adf = adfMail(context).text;
  expect(adf).toMatch(/No reservation fee was paid[\s\S]*--- Also sent[\s\S]*\$500 AUD paid/);
  expect(adf).not.toContain("https://evil.example");
});

test.each(categories)("[4.7.13] the confirmation of a %s is a sentence", (category) => {
  const { text } = confirmationMail(sampleLeadContext({}, { category }));
  expect(text).toMatch(/^Thanks, Ana\n\nWe have your [a-z][a-z -]+\. [A-Z].*\./);
  expect(text).not.toMatch(/soon|what you wrote/i);
});

test("[11.5] a test, an unfinished form and a released one say so", () => {
  expect(dealerMail(sampleLeadContext({ isTest: true })).subject).toMatch(/^\[Test\] /);
  expect(dealerMail(sampleLeadContext({}, { status: "Incomplete" })).text).toContain("This form was not finished.");
  expect(dealerMail(sampleLeadContext({}, { quarantine: "honeypot" })).text).toContain("held back at first (honeypot)");
});

test("[4.4] a paid reservation is confirmed with reference, fee and handover, to customer and dealer", () => {
  const fields = {
    name: "Ana Ito",
    email: "ana@example.com",
    handover: "Deliver it to me",
    delivery_address: "1 Long Street, Fitzroy 3065",
  };
  const reservation = {
    reference: "7K3M-9QX2",
    fee: 200,
    currency: "AUD",
    token: "abc",
    paid_at: "2026-03-10T01:05:00.000Z",
    reserved_until: "2026-03-13T01:05:00.000Z",
  };
  const chosen = [{ name: "handover", label: "How", kind: "option" as const, value: fields.handover }];
  const reservationUrl = "https://site.example/cars/a/checkout/done?reservation=abc";
  const about = { fields, chosen, reservation, category: "Reserve Vehicle" };
  const context = sampleLeadContext({ car, reservationUrl }, about);
  const [customer, dealer] = [confirmationMail(context), dealerMail(context)];
  expect(customer.subject).toBe("Your reservation 7K3M-9QX2: 2021 Toyota Hilux");
  expect(dealer.subject).toBe("$200 paid: Reserve Vehicle from Ana Ito about 2021 Toyota Hilux");
  // 1:05 UTC by the clock of the yard.
  expect(dealer.text).toMatch(/^\$200 AUD paid on Tuesday, 10 March 2026 at 12:05 pm/);
  for (const { text } of [customer, dealer]) {
    expect(text).toContain("Reserved until: Friday, 13 March 2026 at 12:05 pm");
  }
  expect(customer.text).toContain("A refund goes back to the card you paid with.");
  for (const { html, text } of [customer, dealer]) {
    for (const shown of ["7K3M-9QX2", "$200 AUD paid", "Deliver it to me"]) {
      expect(html).toContain(shown);
      expect(text).toContain(shown);
    }
  }
  expect(dealer.text).toContain("1 Long Street, Fitzroy 3065");
  // Only the customer gets the link to their own page.
  expect(customer.text).toContain(reservationUrl);
  expect(customer.html).toContain(`href="${reservationUrl}"`);
  expect(dealer.text + dealer.html).not.toContain("reservation=abc");
  // Nobody is told of a time that was never requested.
  for (const { html, text } of [customer, dealer]) expect(html + text).not.toMatch(/You asked for|2000/);
});

test("[4.4, 13.3.4] money that goes back is told to whoever paid, with the sum, and to the dealer, with the reason", () => {
  const context = sampleLeadContext({ car }, { category: "Reserve Vehicle" });
  const refund = {
    reference: "7K3M-9QX2",
    amount: 200,
    currency: "AUD",
    why: "late" as const,
    reason: "It was paid too late.",
  };
  const mail = refundMail(context, { refund });
  expect(mail.subject).toBe("We could not hold the 2021 Toyota Hilux: your $200 is on its way back");
  for (const body of [mail.text, mail.html ?? ""]) {
    for (const shown of ["7K3M-9QX2", "Your $200 deposit is on its way back", "15-minute hold had ended"]) {
      expect(body).toContain(shown);
    }
    // Like a confirmation, it contains nothing that a stranger could have written into the form.
    expect(body).not.toContain("Is it still there?");
  }
  expect(mail.replyTo?.address).not.toBe("ana@example.com");
  const dealer = refundDealerMail(context, { refund });
  expect(dealer.subject).toBe("A $200 deposit goes back: reservation 7K3M-9QX2");
  expect(dealer.text).toContain("It was paid too late. The $200 is refunded automatically");
  expect(dealer.replyTo?.address).toBe("ana@example.com");
});

test.each([
  ["ended", 200, "AUD", /^We could not hold the .*: your \$200 is/, /had been cancelled/],
  ["wrong sum", 150.5, "AUD", /your \$150\.50 is/, /not the amount that was due/],
  ["wrong sum", 200, "NZD", /your 200 NZD is/, /200 NZD deposit/],
  ["twice", 200, "AUD", /^You paid twice: your \$200 is/, /reservation of the .* is still valid/],
  ["dealer", 200, "AUD", /^Your reservation of the .* has ended/, /We have refunded it/],
] as const)("[4.4] a refund because of: %s (%d %s)", (why, amount, currency, subject, said) => {
  const refund: RefundNote = { reference: "7K3M-9QX2", amount, currency, why, reason: "" };
  const mail = refundMail(sampleLeadContext({ car }, { category: "Reserve Vehicle" }), { refund });
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toMatch(said);
});

describe("[13.5.4] a customer who cancels", () => {
  const at = "2026-03-10T01:00:00.000Z";
  const context = (result: "refund" | "ask") =>
    sampleLeadContext(
      {
        car,
        reservationUrl: "https://city.example/own",
        events: [{ kind: "cancelled-reservation", at, reason: "<i>We moved</i>", result }],
      },
      {
        category: "Reserve Vehicle",
        reservation: {
          reference: "7K3M-9QX2",
          fee: 500,
          currency: "AUD",
          token: "t",
          paid_at: at,
        },
      },
    );
  const refund_request = { reference: "7K3M-9QX2", fee: 500, currency: "AUD", answer: null };

  test("is quoted to the dealer, who reads what they can answer", () => {
    const mail = refundRequestMail(context("ask"), { refund_request });
    expect(mail.subject).toBe("$500 back? Reservation 7K3M-9QX2");
    expect(mail.text).toContain("Their reason: <i>We moved</i>");
    expect(mail.html).toContain("&lt;i&gt;We moved&lt;/i&gt;");
    expect(mail.text).toContain("forecourt reservations refund 7K3M-9QX2");
    expect(mail.text).toContain("forecourt reservations keep 7K3M-9QX2 --why");
    expect(mail.text).toContain("$500, paid on Tuesday");
    expect(mail.replyTo?.address).toBe("ana@example.com");
    const refund: RefundNote = {
      reference: "7K3M-9QX2",
      amount: 500,
      currency: "AUD",
      why: "dealer",
      by: "customer",
      reason: "The customer cancelled.",
    };
    const done = refundDealerMail(context("refund"), { refund });
    expect(done.text).toContain("The customer cancelled. The $500 is refunded automatically");
    expect(done.text).toContain("Their reason: <i>We moved</i>");
    expect(done.html).toContain("&lt;i&gt;We moved&lt;/i&gt;");
  });

  test("reads what happens next, and the dealer's answer, and nothing that was typed", () => {
    const asked = refundAskedMail(context("ask"), { refund_request });
    expect(asked.subject).toBe("You asked for your $500 back: reservation 7K3M-9QX2");
    expect(asked.text).toContain("They decide, and answer you by email or phone.");
    const kept = refundKeptMail(context("ask"), { refund_request: { ...refund_request, answer: "You have signed." } });
    expect(kept.text).toContain("does not send the fee back: You have signed.");
    for (const { text, html } of [asked, kept]) {
      expect(text).toContain("https://city.example/own");
      expect(`${text}${html}`).not.toContain("We moved");
    }
  });
});
