import { describe, expect, test } from "vitest";
import { payloadFor } from "./form-payload.ts";
import { type FormEvent, initialState, reduceForm } from "./form-state.ts";
import { sampleForm, sampleFormCar, threeSteps, withEnquiry } from "./testing/sample-form.ts";

const visit = {
  url: "https://www.example.com/cars/x",
  website_slug: "site",
  visited_pages: ["/", "/cars/x"],
  linked_query_params: { utm_source: "mail" },
};
const form = sampleForm("enquiry", { settings: threeSteps, car: sampleFormCar });
const typed = { message: " Is it red? ", name: "Priya Nair", phone: "+61 412 345 678", email: "p@example.com" };
const play = (events: FormEvent[]) =>
  events.reduce((state, event) => reduceForm(form, state, event), initialState(form, typed));
const next: FormEvent = { type: "next" };
const saved: FormEvent = { type: "acknowledged", lead_id: "abc" };

describe("what is sent [4.7, 7]", () => {
  test("[4.7.5] a first step: Incomplete, not completed, without the steps to come", () => {
    const send = payloadFor(form, play([next]), visit);
    expect(send).toMatchObject({ updates: null, event_id: 15, body: { form: "enquiry" } });
    expect(send.body.lead).toEqual({
      car_id: "c1",
      car_type: "used",
      stock_number: "S1",
      manufacturer_slug: "toyota",
      "Vehicle Make": "Toyota",
      "Vehicle Model": "Corolla",
      vehicle_status: "in_stock",
      location_id: "north",
      category: "Used Vehicle Enquiry",
      message: "Is it red?",
      ...visit,
      source: "Website",
      lead_status: "Incomplete",
      form_completed: false,
      skipped_steps: [],
      step_number: 0,
    });
  });
  test("[3.10.12] every send carries the touches of the visitor, where there are any", () => {
    const touch = { at: "2026-03-03T01:02:03.000Z", params: { gclid: "a" }, referrer: null };
    const touches = { first_touch: touch, last_touch: { ...touch, referrer: "www.google.com/" } };
    expect(payloadFor(form, play([next]), { ...visit, ...touches }).body.lead).toMatchObject(touches);
    expect(payloadFor(form, play([next]), visit).body.lead).not.toHaveProperty("first_touch");
  });
  test("[4.7.5] later steps update the same lead", () => {
    const send = payloadFor(form, play([next, saved, next]), visit);
    expect(send).toMatchObject({ updates: "abc" });
    expect(send.body.lead).toMatchObject({
      lead_id: "abc",
      step_number: 1,
      phone: "0412345678",
      lead_status: "Incomplete",
    });
  });
  test("[4.7.6] the final send carries all fields, edits after Back included", () => {
    const state = play([
      next,
      saved,
      { type: "back" },
      { type: "edit", name: "message", value: "Is it blue?" },
      next,
      next,
      saved,
      next,
    ]);
    expect(state.phase).toBe("submitting");
    expect(payloadFor(form, state, visit).body.lead).toMatchObject({
      message: "Is it blue?",
      name: "Priya Nair",
      lead_status: "Complete",
      form_completed: true,
      step_number: 2,
    });
  });
  test("[4.7.6] a message keeps its digits as they were typed", () => {
    const message = "2018, 2019 or under 10 000 km?";
    const state = play([{ type: "edit", name: "message", value: message }, next]);
    expect(payloadFor(form, state, visit).body.lead["message"]).toBe(message);
  });
  test("[5.1.2] what is hidden is not sent", () => {
    const hidden = play([{ type: "edit", name: "rego", value: "ABC123" }, next, saved, next, saved, next]);
    expect(payloadFor(form, hidden, visit).body.lead).not.toHaveProperty("Rego");
  });
  test("skipped steps are named and their fields left out", () => {
    const easy = sampleForm("enquiry", { settings: withEnquiry({ message_required: false }), car: sampleFormCar });
    const state = reduceForm(easy, initialState(easy, typed), { type: "skip", to: 1 });
    const { lead } = payloadFor(easy, state, visit).body;
    expect(lead).toMatchObject({ skipped_steps: [{ from: 0, to: 1 }], name: "Priya Nair" });
    expect(lead).not.toHaveProperty("message");
  });
  test("[4.7.3] a step that was skipped, then answered after Back, is sent with its answers and without the skip", () => {
    const easy = sampleForm("enquiry", { settings: withEnquiry({ message_required: false }), car: sampleFormCar });
    const events: FormEvent[] = [
      { type: "skip", to: 1 },
      { type: "back" },
      { type: "edit", name: "message", value: "Is it red?" },
      next,
    ];
    const state = events.reduce((before, event) => reduceForm(easy, before, event), initialState(easy));
    expect(payloadFor(easy, state, visit).body.lead).toMatchObject({
      lead_status: "Incomplete",
      step_number: 0,
      message: "Is it red?",
      skipped_steps: [],
    });
  });
  test("a chosen category decides the event; careers are rewritten", () => {
    const contact = sampleForm("contact", { settings: { ...withEnquiry({ category_select: true }), careers: true } });
    const sent = (category: string) => payloadFor(contact, initialState(contact, { category }), visit);
    expect(sent("New Vehicle Enquiry").event_id).toBe(14);
    expect(sent("General Enquiry").event_id).toBe(22);
    expect(sent("Careers Enquiry")).toMatchObject({
      event_id: 51,
      body: { lead: { category: "General Enquiry", subcategory: "Career Enquiry" } },
    });
  });
  test("[5.4.2, 5.4.3] ticked services are one list, and four answers are Yes or No", () => {
    const service_booking = { types: ["Repair"], extras: ["Wash", "Tint", "Wax"], drop_off: [], days_ahead: 30 };
    const workshop = { ...withEnquiry({}), service: { path: "/service", xtime_url: null }, service_booking };
    const booking = sampleForm("service", { settings: workshop });
    const ticked = { "additional_services: Wash": true, "additional_services: Tint": true };
    const second = { ...initialState(booking, ticked), step: 1 };
    expect(payloadFor(booking, second, visit).body.lead).toMatchObject({
      "Wax (check_option)": false,
      additional_services: ["Wash", "Tint"],
    });
    expect(JSON.stringify(payloadFor(booking, second, visit).body.lead)).not.toMatch(/(?:Wash|Tint) \(check_option\)/);
    const asked = sampleForm("contact", { settings: threeSteps });
    const said = { ready_to_sell: true, best_finance: true };
    expect(payloadFor(asked, initialState(asked, said), visit).body.lead).toMatchObject({
      "Ready to sell": "Yes",
      "Valuation guide": "No",
      "Best Finance": "Yes",
      "Best Deal": "No",
      opt_in: true,
    });
  });
  test("[9.3.1] an answer that is no category of the form changes nothing", () => {
    const contact = sampleForm("contact", { settings: withEnquiry({ category_select: true }) });
    const sent = (category: string) => payloadFor(contact, initialState(contact, { category }), visit).event_id;
    expect(["", "Fax", "toString", "Test Drive"].map(sent)).toEqual([22, 22, 22, 22]);
  });
});
