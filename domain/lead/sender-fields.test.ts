import { expect, test } from "vitest";
import { chosenAnswers, chosenText } from "./chosen-answers.ts";
import { mailboxOf } from "#domain/consent/recipient.ts";
import { field } from "#domain/form/field.ts";
import { greetingName } from "./greeting-name.ts";
import { splitFields, unknownTo } from "./sender-fields.ts";
import { unlinked, untrustedLines } from "./untrusted-text.ts";

const split = (sent: Record<string, unknown>) => splitFields(sent, new Set(["name"]), ["first.example"]);

test("[decisions: Leads] the allow-list takes what it knows; all else is stored apart", () => {
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
])("[decisions: Leads] the page that a lead was sent from is one of the site: %s", (url, isTaken) => {
  expect("url" in split({ url }).accepted).toBe(isTaken);
  expect("url" in split({ url }).other).toBe(!isTaken);
});

test("[decisions: Leads] of visits, own paths and the names of campaigns are taken", () => {
  const { accepted, other } = split({
    visited_pages: ["/a", "https://evil.example"],
    linked_query_params: { utm_source: "x", gclid: "1", fee: "$500" },
    car_type: "paid",
  });
  expect(accepted).toEqual({ visited_pages: ["/a"], linked_query_params: { utm_source: "x", gclid: "1" } });
  expect(Object.keys(other)).toEqual(["visited_pages", "linked_query_params", "car_type"]);
});

test("[decisions: Leads] a sender who repeats what the server knows has said nothing else", () => {
  expect(unknownTo({ source: "Website" }, { source: "Website", colour: "red" })).toEqual({ colour: "red" });
});

test.each([
  ["Ana Ito", "Ana"],
  ["Ngũgĩ wa Thiong'o", "Ngũgĩ"],
  ["Anne-Marie", "Anne-Marie"],
  ["evil.example", ""],
  ["https://evil.example", ""],
  ["Congratulationsyouhavewonaprize", ""],
  ["<b>Ana</b>", ""],
  ["", ""],
])("[decisions: Leads] the greeting takes a first name and nothing else: %s", (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});

test("[decisions: Leads] chosen answers are in words of ours", () => {
  const fields = [
    field("select", { name: "time", label: "Time", options: [{ value: "am", label: "Morning" }] }),
    field("date", { name: "day", label: "Day" }),
    field("date-time", { name: "at", label: "When" }),
    field("checkbox", {
      name: "wash",
      label: "Wash it (see prices)",
      required: false,
      link: { label: "see prices", href: "/prices" },
    }),
    field("checkbox", { name: "terms", label: "I agree" }),
    field("text", { name: "text", label: "Text" }),
  ];
  const answers = { time: "am", day: "2026-03-11", at: "2026-03-11T10:30", wash: true, terms: true, text: "buy" };
  expect(chosenAnswers(fields, answers).map((one) => [one.label, chosenText(one)])).toEqual([
    ["Time", "Morning"],
    ["Day", "Wednesday, 11 March 2026"],
    ["When", "Wednesday, 11 March 2026 at 10:30 am"],
    ["Wash it", "Yes"],
  ]);
  expect(chosenAnswers(fields, { time: "evil", day: "evil", at: "evil", wash: "evil" })).toEqual([]);
});

test("[decisions: Leads] other fields are written so that no mail program makes links of them", () => {
  expect(unlinked("see https://evil.example or a@b.example\nnow")).toBe(
    "see https[://]evil[.]example or a[@]b[.]example now",
  );
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field_${at}`, "x".repeat(5000)]));
  expect(untrustedLines(many)).toHaveLength(41);
  expect(untrustedLines(many)[0]?.value).toHaveLength(400);
  expect(untrustedLines(many).at(-1)?.value).toBe("10 more fields are kept with the lead.");
});

test.each([
  ["Ana+1@Example.com", "ana@example.com"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ["a.na@example.com", "a.na@example.com"],
])("[decisions: Leads] spellings of one mailbox count as one: %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
