import { describe, expect, test } from "vitest";
import { us } from "#domain/country/us.ts";
import { type Field } from "./field.ts";
import { fieldsOf, type FormDefinition, isSkippable } from "./form-definition.ts";
import { formFor, formIdOf } from "./form-for.ts";
import type { FormId } from "./forms.ts";
import {
  anyField,
  offeredForm,
  sampleForm,
  sampleFormCar,
  sampleLocations,
  sampleSettings,
  withEnquiry,
} from "./testing/sample-form.ts";

const names = (form: FormDefinition | null, wanted: (field: Field) => boolean = () => true) =>
  form
    ? fieldsOf(form)
        .filter(wanted)
        .map(({ name }) => name)
    : [];
const required = (form: FormDefinition | null) => names(form, (field) => field.required);
const enquiry = (settings = sampleSettings) => sampleForm("enquiry", { settings });

describe("enquiry form [5]", () => {
  test("[5.2.1, 5.2.3] requires name, Mobile, email and message; opt-in, postcode and rego are optional", () => {
    const form = sampleForm("enquiry", { car: sampleFormCar });
    expect(form.steps.map(({ title }) => title)).toEqual(["Your question", "Your details"]);
    expect(required(form)).toEqual(["message", "name", "phone", "email"]);
    expect(fieldsOf(form).find(({ name }) => name === "phone")?.label).toBe("Mobile");
    expect(names(form)).toEqual(expect.arrayContaining(["opt_in", "postcode", "rego"]));
  });
  test("[2.3.17] the first step asks for more than an optional message", () => {
    const settings = withEnquiry({ message_required: false });
    const [first] = sampleForm("enquiry", { settings, car: sampleFormCar }).steps;
    expect(first?.fields.map(({ name }) => name)).toEqual(["message", "trade_in", "rego"]);
  });
  test.each([
    ["the message is optional on some sites", { message_required: false }, "message"],
    ["no location select where the site has it off", { location_select: false }, "location_id"],
  ])("%s", (_what, over, name) => {
    expect(required(enquiry())).toContain(name);
    expect(required(enquiry(withEnquiry(over)))).not.toContain(name);
  });
  test("[5.2.1] the category select starts with General Enquiry and offers what the site does", () => {
    const offered = (over: Partial<typeof sampleSettings>) => {
      const own = { ...sampleSettings.enquiry, ...over.enquiry, category_select: true };
      const fields = fieldsOf(enquiry({ ...sampleSettings, ...over, enquiry: own }));
      return fields.find(({ name }) => name === "category")?.options;
    };
    const always = ["General Enquiry", "New Vehicle Enquiry", "Demo Vehicle Enquiry", "Used Vehicle Enquiry"];
    const nothing = { trade_in: null, enquiry: { ...sampleSettings.enquiry, test_drive: null } };
    expect(offered(nothing)).toEqual(always.map((category) => ({ value: category, label: category })));
    const everything = {
      finance_provider: { destination: "leads", terms_text: "", path: "/finance", apply_path: null },
      service: { path: "/service", xtime_url: null },
      sell_my_car: true,
      parts: true,
      fleet: true,
      careers: true,
      feedback: true,
    } as unknown as Partial<typeof sampleSettings>;
    expect(offered(everything)?.map(({ label }) => label)).toEqual([
      ...always,
      "Test Drive",
      "Finance Enquiry",
      "Trade-In Valuation",
      "Sell My Car",
      "Service Booking",
      "Parts Enquiry",
      "Fleet Enquiry",
      "Careers Enquiry",
      "Feedback",
    ]);
  });
  test.each([
    ["where did you hear about us", { heard_about_us: ["Radio"] }, "where_did_you_hear_about_us"],
    ["disclaimer", { disclaimer: "I understand." }, "disclaimer"],
    ["terms", { terms: true }, "terms_agreed"],
    ["category select", { category_select: true }, "category"],
  ])("[5.2.2] the variant %s is a setting, and then required", (_what, over, name) => {
    expect(names(enquiry())).not.toContain(name);
    expect(required(enquiry(withEnquiry(over)))).toContain(name);
  });
  test("four yes/no answers are a setting, and optional", () => {
    const form = enquiry(withEnquiry({ yes_no_questions: true }));
    expect(names(form)).toEqual(
      expect.arrayContaining(["ready_to_sell", "valuation_guide", "best_finance", "best_deal"]),
    );
    expect(required(form)).not.toContain("best_deal");
    expect(form.steps.map(({ title }) => title)).toEqual(["Your question", "Your details", "Trade-in"]);
    const without = enquiry({ ...withEnquiry({ yes_no_questions: true }), trade_in: null });
    expect(names(without).filter((name) => name === "best_deal")).toHaveLength(1);
  });
  test("[5.2.4] a car decides category, event id and place by itself", () => {
    const form = sampleForm("enquiry", { settings: withEnquiry({ category_select: true }), car: sampleFormCar });
    expect(form).toMatchObject({ category: "Used Vehicle Enquiry", event_id: 15 });
    expect(form.known).toMatchObject({ car_id: "c1", location_id: "north", "Vehicle Make": "Toyota" });
    expect(names(form)).not.toContain("category");
    expect(names(form)).not.toContain("location_id");
    expect(enquiry()).toMatchObject({ category: "General Enquiry", event_id: 22 });
  });
  test("[5.2.2] hidden places cannot be chosen, and one place needs no choice", () => {
    const options = fieldsOf(enquiry()).find(({ name }) => name === "location_id")?.options;
    expect(options?.map(({ value }) => value)).toEqual(["north", "south"]);
    expect(names(sampleForm("enquiry", { locations: sampleLocations.slice(0, 1) }))).not.toContain("location_id");
  });
  test("[2.3.45] a place that is coming can be asked about, but not booked", () => {
    const soon = {
      id: "lakes",
      name: "Lakes",
      location_subtype: "buying",
      dealership_slug: "north-motors",
      visible: true,
    };
    const coming = ["sales", "service", "parts"].map((location_type) => ({
      ...soon,
      id: `lakes-${location_type}`,
      location_type,
      coming_soon_text: "Coming Late 2026",
    }));
    const locations = [...sampleLocations, ...coming];
    const settings = {
      ...sampleSettings,
      service: { path: "/service", xtime_url: null },
      trade_in: { path: "/valuations" },
      parts: true,
      sell_my_car: true,
    };
    const offered = (id: FormId) =>
      fieldsOf(sampleForm(id, { settings, locations })).find(({ name }) => name === "location_id")?.options ?? [];
    expect(offered("enquiry").map(({ label }) => label)).toContain("Lakes (Coming Late 2026)");
    for (const id of ["test-drive", "service", "parts", "trade-in", "sell-my-car"] as const) {
      expect([id, offered(id).filter(({ value }) => value.startsWith("lakes"))]).toEqual([id, []]);
    }
    expect(sampleForm("service", { settings, locations }).known).toMatchObject({ location_id: "south" });
  });
  test("[5.3.3] no postcode in the US", () =>
    expect(names(enquiry({ ...sampleSettings, country: us }))).not.toContain("postcode"));
  test("[3.10.9] opt_in starts as the site says; every other box is empty", () => {
    expect(enquiry().initial).toMatchObject({ opt_in: true, trade_in: false, name: "" });
    expect(enquiry(withEnquiry({ opt_in_default: false })).initial).toMatchObject({ opt_in: false });
  });
});

describe("the other forms [2.3]", () => {
  test("[2.3.17, 5.2.3] a test drive has optional date-time and message; event by car", () => {
    const form = offeredForm("test-drive", { car: sampleFormCar });
    expect(required(form)).toEqual(["name", "phone", "email"]);
    expect(names(form)).toEqual(expect.arrayContaining(["booking_date_time", "message"]));
    expect(form?.event_id).toBe(48);
    expect(offeredForm("test-drive", { locations: [], car: { ...sampleFormCar, car_type: "new" } })?.event_id).toBe(17);
    expect(
      offeredForm("test-drive", { locations: [], car: { ...sampleFormCar, tag: "*Test Drive Only*" } })?.event_id,
    ).toBe(17);
    expect(offeredForm("test-drive", { settings: withEnquiry({ test_drive: null }), locations: [] })).toBeNull();
  });
  test("[2.3.17] request photos: optional message", () => {
    expect(required(offeredForm("request-photos", { car: sampleFormCar }))).toEqual(["name", "phone", "email"]);
    expect(offeredForm("request-photos", { settings: withEnquiry({ request_photos: false }) })).toBeNull();
  });
  test("contact: one step", () => {
    expect(sampleForm("contact").steps).toHaveLength(1);
    expect(required(sampleForm("contact"))).toEqual(["location_id", "name", "phone", "email", "message"]);
  });
  test("email us belongs to its location and its kind", () => {
    const [north, south] = sampleLocations;
    if (!north || !south) throw new Error("no locations");
    expect(offeredForm("email-us", { location: north })).toMatchObject({
      category: "General Enquiry",
      known: { location_id: "north" },
    });
    expect(offeredForm("email-us", { location: south })).toMatchObject({ category: "Service Booking" });
    expect(
      offeredForm("email-us", { settings: { ...sampleSettings, locations: { email_us: false } }, location: north }),
    ).toBeNull();
  });
  test("a form is data: it survives the way to the browser", () => {
    const form = enquiry(withEnquiry({ terms: true, category_select: true }));
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  });
});

test("[4.7] a step with one required field cannot be left out", () => {
  const [needed, open] = [
    anyField("text", { name: "a", label: "A" }),
    anyField("text", { name: "b", label: "B", required: false }),
  ];
  const skippable = (fields: Field[]) => isSkippable({ title: "x", fields });
  expect([skippable([needed, open]), skippable([open]), skippable([needed])]).toEqual([false, true, false]);
});

describe("[7] a call that does not name its form", () => {
  test("[7.2.9] is held to the form of its category, or to the least that any enquiry needs", () => {
    expect((["Test Drive", "Request Photos", "Newsletter", "Feedback"] as const).map(formIdOf)).toEqual([
      "test-drive",
      "request-photos",
      "subscribe",
      "general",
    ]);
  });
  test.each([
    ["General Enquiry", true, null, "General Enquiry", true],
    ["General Enquiry", false, null, "General Enquiry", false],
    ["Feedback", true, null, "Feedback", false],
    ["General Enquiry", true, sampleFormCar, "Used Vehicle Enquiry", true],
    ["Feedback", true, sampleFormCar, "Feedback", false],
  ] as const)("%s where messages are required: %s", (category, message_required, car, expected, needsMessage) => {
    const about = { locations: sampleLocations, location: null, today: "2026-03-10", car, category };
    const form = formFor("general", { ...about, settings: withEnquiry({ message_required }) });
    expect(form).toMatchObject({ id: "general", title: category, category: expected, steps: [{ title: category }] });
    expect(required(form).includes("message")).toBe(needsMessage);
  });
});
