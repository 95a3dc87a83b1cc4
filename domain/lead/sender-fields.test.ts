import { planFigures } from "./plan-figures.ts";
import { expect, test } from "vitest";
import { mailboxOf } from "#domain/consent/recipient.ts";
import { greetingName } from "./greeting-name.ts";
import { serverFields, splitFields, unknownTo } from "./sender-fields.ts";
import { unlinked, untrustedLines } from "./untrusted-text.ts";

const split = (sent: Record<string, unknown>) => splitFields(sent, new Set(["name"]), ["first.example"]);

test("[11.3.1] the allow-list takes what it knows; all else is stored apart", () => {
  expect(
    split({ name: "Ana", page_id: "home", manufacturer_slug: "toyota", valuation: "$1", lead_status: "x" }),
  ).toEqual({
    accepted: { page_id: "home", manufacturer_slug: "toyota" },
    other: { valuation: "$1" },
  });
});

test.each([
  ["/cars/x", true],
  ["https://first.example/contact", true],
  ["https://evil.example/contact", false],
  ["//evil.example", false],
  ["javascript:alert(1)", false],
  ["xhttps://first.example/contact", false],
  [["/contact"], false],
])("[11.3] the page that a lead was sent from is one of the site: %s", (url, isTaken) => {
  expect("url" in split({ url }).accepted).toBe(isTaken);
  expect("url" in split({ url }).other).toBe(!isTaken);
});

test("[11.3] of visits, own paths and the names of campaigns are taken", () => {
  const { accepted, other } = split({
    visited_pages: ["/a", "https://evil.example", ["/b"]],
    linked_query_params: { utm_source: "x", gclid: "1", fee: "$500", utm_medium: ["x"] },
    car_type: "paid",
  });
  expect(accepted).toEqual({ visited_pages: ["/a"], linked_query_params: { utm_source: "x", gclid: "1" } });
  expect(Object.keys(other)).toEqual(["visited_pages", "linked_query_params", "car_type"]);
});

test.each(["new", "demo", "used"])("[11.3] a car's type is one of three: %s", (car_type) => {
  expect(split({ car_type })).toEqual({ accepted: { car_type }, other: {} });
});

test.each([undefined, null, ""])("[11.3.4] an empty answer (%s) takes back what a step has said", (nothing) => {
  const { accepted, other } = split({ location_id: nothing, colour: nothing });
  expect(Object.entries(accepted)).toEqual([
    ["location_id", undefined],
    ["colour", undefined],
  ]);
  expect(other).toEqual({});
});

test.each<[string, unknown]>([
  ["car_id", "two words"],
  ["car_id", "a/b"],
  ["car_id", "x".repeat(101)],
  ["car_id", 7],
  ["page_id", "home "],
  ["visited_pages", "/a"],
  ["visited_pages", { 0: "/a" }],
  ["linked_query_params", "utm_source=x"],
  ["linked_query_params", ["utm_source"]],
  ["linked_query_params", true],
  ["url", 7],
  ["url", "https://"],
  ["url", "see https://first.example/"],
])("[11.3] %s %j is not taken as said, but stored apart", (name, value) => {
  expect(split({ [name]: value })).toEqual({ accepted: {}, other: { [name]: value } });
});

test("[11.3] an address without encryption is the site's own as well", () => {
  expect(split({ url: "http://first.example/a" }).accepted).toEqual({ url: "http://first.example/a" });
});

test("[3.10.4] of a visit the last 20 own pages are kept", () => {
  const visited = Array.from({ length: 25 }, (_, at) => `/page-${at}`);
  expect(split({ visited_pages: visited }).accepted).toEqual({ visited_pages: visited.slice(5) });
  const strange = ["/ok", 7, "//evil.example", "/with space", `/${"x".repeat(1001)}`];
  expect(split({ visited_pages: strange }).accepted).toEqual({ visited_pages: ["/ok"] });
});

test("[3.10.5] of a campaign, known names with short texts are kept", () => {
  const taken = { utm_source: "x".repeat(300), gclid: "1", fbclid: "2", msclkid: "3" };
  const strange = { utm_term: "x".repeat(301), utm_id: 7, xutm_source: "x", gclidx: "x", my_gclid: "x" };
  expect(split({ linked_query_params: { ...taken, ...strange } }).accepted).toEqual({ linked_query_params: taken });
});

test("[11.3.2] what the platform itself decides is no field of a sender", () => {
  const own = [
    "lead_id",
    "lead_status",
    "form_completed",
    "step_number",
    "skipped_steps",
    "category",
    "opt_in_by_visitor",
  ];
  const sent = Object.fromEntries(own.map((name) => [name, "x"]));
  expect(split(sent)).toEqual({ accepted: {}, other: {} });
  const facts = ["website_slug", "source", "user_agent", "subcategory", "location", "stock_number", "vehicle_make"];
  const more = ["vehicle_model", "vehicle_status", "car_dealership_id", "lead_attributes", "valuation", "valuation_id"];
  const visit = ["came_from", "first_source", "last_source"];
  expect([...serverFields, "opt_in_by_visitor"].toSorted()).toEqual(
    [...own, ...facts, ...more, ...visit, ...planFigures, "vehicle_register", "offered_vehicle"].toSorted(),
  );
});

test("[11.3] a sender who repeats what the server knows has said nothing else", () => {
  expect(unknownTo({ source: "Website" }, { source: "Website", colour: "red" })).toEqual({ colour: "red" });
});

test.each([
  ["Ana Ito", "Ana"],
  ["Ngũgĩ wa Thiong'o", "Ngũgĩ"],
  ["Anne-Marie", "Anne-Marie"],
  ["  Ana   Ito ", "Ana"],
  ["x".repeat(24), "x".repeat(24)],
  ["x".repeat(25), ""],
  ["Ana-7", ""],
  ["evil.example", ""],
  ["https://evil.example", ""],
  ["Congratulationsyouhavewonaprize", ""],
  ["<b>Ana</b>", ""],
  ["", ""],
])("[11.3.3] the greeting takes a first name and nothing else: %s", (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});

test("[11.3.1] other fields are written so that no mail program makes links of them", () => {
  expect(unlinked("see https://evil.example or a@b.example\nnow")).toBe(
    "see https[://]evil[.]example or a[@]b[.]example now",
  );
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field_${at}`, "x".repeat(5000)]));
  expect(untrustedLines(many)).toHaveLength(41);
  expect(untrustedLines(many)[0]?.value).toHaveLength(400);
  expect(untrustedLines(many).at(-1)).toEqual({ label: "More", value: "10 more fields are stored with the lead." });
  expect(unlinked("1.5 or v.7  at 10 @ noon, me@7.example")).toBe("1[.]5 or v[.]7 at 10 @ noon, me[@]7[.]example");
  expect(unlinked("end. Next (.x) a@ b.-")).toBe("end. Next (.x) a@ b.-");
  expect(untrustedLines({ note: "x".repeat(400), list: [1, 2], other: "y".repeat(401) })).toEqual([
    { label: "note", value: "x".repeat(400) },
    { label: "list", value: "[1,2]" },
    { label: "other", value: `${"y".repeat(399)}…` },
  ]);
  expect(untrustedLines(undefined)).toEqual([]);
});

test.each([
  ["Ana+1@Example.com", "ana@example.com"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ["a.na@example.com", "a.na@example.com"],
])("[11.5.3] spellings of one mailbox count as one: %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each(Object.getOwnPropertyNames(Object.prototype))("[11.3.6] a field may be called %s", (name) => {
  const sent = { [name]: "x" };
  expect(split(sent)).toEqual({ accepted: {}, other: sent });
  expect(unknownTo({}, sent)).toEqual(sent);
});
