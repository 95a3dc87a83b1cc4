import { multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { visitorOf } from "./answers.ts";
import { Case } from "./case.ts";
import { jsonLines } from "./readable.ts";
import { someFiles } from "./some-files.ts";
import type { LeadWorld } from "./world.ts";

type Call = { method?: "POST" | "PUT"; path: string; body: object };

/** What other programs send: by the names of the specification, mostly without the name of a form. */
function callsOf(world: LeadWorld): Record<string, readonly Call[]> {
  const { name, email, phone, postcode } = visitorOf(world.which);
  const person = { first_name: "Zoë", last_name: "O’Brien-Nair", email, phone, postcode };
  const message = "Is it\r\nstill there?";
  const about = { car_id: "used", url: "http://sample.localhost:3000/cars/car-used", manufacturer_slug: "toyota" };
  const odd = {
    favourite: { colour: ["green", 7, null, true], deep: { deeper: "x" } },
    empty: "",
    name_radio_options: "x",
  };
  const wheels = {
    "Wheel alignment (check_option)": "on",
    "Magic (check_option)": true,
    additional_services: ["Tyres"],
  };
  const lead = (body: object, form?: string) => ({
    path: "/api/leads",
    body: { ...(form ? { form } : {}), lead: body },
  });
  return {
    "an enquiry without a form": [lead({ ...person, message, ...odd })],
    "an enquiry about a car": [lead({ ...person, ...about, message, opt_in: "Yes", category: "Used Vehicle Enquiry" })],
    "every field of the specification": [lead({ ...person, ...about, ...specified, message })],
    "a visit from elsewhere, by way of an advertisement": [lead({ ...person, message, ...touches })],
    "an application for a job": [lead({ ...person, message, category: "Careers Enquiry" })],
    "a test drive without its form": [lead({ ...person, ...about, category: "Test Drive", opt_in: false })],
    "nothing of what a test drive needs": [lead({ category: "Test Drive" })],
    "a service with more than it offers": [
      lead({ ...person, name, message, ...wheels, "Best Deal": true, "Ready to sell": false }),
    ],
    "to the other destination, flat": [
      { path: "/api/carClarityCustomer", body: { ...person, message, Budget: "30000" } },
    ],
    "to the list of the newsletter, flat": [
      { path: "/api/subscribe", body: { email, first_name: "Zoë", favourite: "green" } },
    ],
    "where nothing is stored": [{ path: "/mock/leads", body: { lead: { ...person, message } } }],
    "an answer that a later step takes back": [
      lead(
        { name, email, phone, message, Rego: "ABC123", postcode, lead_status: "Incomplete", step_number: 0 },
        "general",
      ),
      {
        method: "PUT",
        path: "/api/leads/{lead}",
        body: { form: "general", lead: { ...odd, Rego: "", postcode: null, message: "Later" } },
      },
    ],
    "a trapped sender": [
      { path: "/api/leads", body: { lead: { ...person, message }, company_fax: "1", filled_ms: 9000 } },
    ],
    "a hasty sender": [{ path: "/api/leads", body: { lead: { ...person, message }, filled_ms: 100 } }],
  };
}

/** Fields that are the form's of another lead, the server's, or nobody's here. */
const specified = {
  subcategory: "Pre-approval",
  stock_number: "S1",
  "Vehicle Make": "Forged",
  "Vehicle Model": "Forged",
  vehicle_status: "sold",
  location: "Elsewhere",
  dealership_slug: "east",
  website_slug: "another",
  source: "Another",
  user_agent: "Another",
  lead_id: "another",
  valuation: "$1",
  valuation_id: "0".repeat(32),
  offered_vehicle: "A tank",
  vehicle_register: "clean",
  lead_attributes: { a: 1 },
  car_dealership_id: "another",
  reservation: { fee: 1 },
  chosen: [{ name: "a", label: "b", kind: "option", value: "c" }],
  files: "cv.pdf",
  page_id: "a-page",
  visited_pages: ["/a", "/b"],
  linked_query_params: { utm_source: "x" },
  Rego: "ABC123",
  handover: "I pick it up",
  trade_in: true,
  deposit: "5000",
};

/** As a browser sends them, and words that only the server writes. */
const touches = {
  first_touch: {
    at: "2026-03-03T01:02:03.000Z",
    params: { utm_source: "facebook", utm_medium: "paid_social", fbclid: "a-click" },
    referrer: "l.facebook.com/",
  },
  last_touch: { at: "2026-03-09T01:02:03.000Z", params: {}, referrer: "www.google.com.au/" },
  came_from: "nowhere",
  last_source: "direct",
};

/** Every call, with what its lead becomes. */
export async function callCases(world: LeadWorld): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [what, calls] of Object.entries(callsOf(world))) {
    const record = new Case(what);
    for (const { method = "POST", path, body } of calls) {
      const headers = { "content-type": "application/json" };
      await call(world, record, method, path, JSON.stringify(body), headers);
    }
    cases.push(record);
  }
  return [...cases, await inParts(world)];
}

async function call(
  world: LeadWorld,
  record: Case,
  method: string,
  path: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<void> {
  record.add(`sent by ${method} to ${path}`, typeof body === "string" ? jsonLines(body) : "parts");
  const answer = await world.send(path.replace("{lead}", record.leadId), {
    method,
    headers,
    body: body as Uint8Array<ArrayBuffer> | string,
  });
  record.add(`answer ${answer.status}`, jsonLines(answer.text));
  const { lead } = JSON.parse(answer.text) as { lead?: { id: string } };
  // A call that stores nothing has an id for an answer, too.
  if (!lead || !(await world.leadIds()).includes(lead.id)) return;
  record.leadId = lead.id;
  await record.addDelivered(await world.outOf(lead.id));
  // What was held back is released by hand.
  if ((await world.statesOf(lead.id)).includes("held"))
    await record.addDelivered(await world.resend(lead.id, channels), " when released");
}

const channels = ["email", "adf", "webhook", "car-clarity", "confirmation"];

/** With files, and each field as a part of its own. */
async function inParts(world: LeadWorld): Promise<Case> {
  const record = new Case("files, and each field as a part");
  const { name, email, phone } = visitorOf(world.which);
  const fields = { form: "general", name, email, phone, message: "See below", form_completed: "true", colour: "green" };
  const texts = Object.entries(fields).map(([field, body]) => ({ name: field, body }));
  const files = (await someFiles()).map((file, at) => ({ name: at === 0 ? "files" : "a picture", ...file }));
  const headers = { "content-type": multipartHeader };
  await call(world, record, "POST", "/api/leads/with-files", multipart([...texts, ...files]), headers);
  return record;
}
