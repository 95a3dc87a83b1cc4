import { expect, test } from "vitest";
import { enquirySource, visitSource } from "./counted-source.ts";

test.each([
  ["search", { params: {}, referrer: "www.google.com.au/" }],
  ["paid", { params: { gclid: "1" }, referrer: "www.google.com.au/" }],
  ["paid", { params: { utm_medium: "cpc" }, referrer: null }],
  ["social", { params: {}, referrer: "m.facebook.com/" }],
  ["assistant", { params: {}, referrer: "chatgpt.com/" }],
  ["referrer", { params: {}, referrer: "www.some-club.example/" }],
  ["direct", { params: {}, referrer: null }],
])("[9.3.3] a visit counts as %s", (kind, landing) => {
  expect(visitSource(landing)).toBe(kind);
});

const at = "2026-03-03T01:02:03.000Z";
test.each([
  ["social", { last_touch: { at, params: {}, referrer: "m.facebook.com/" } }],
  ["direct", { last_touch: { at, params: {}, referrer: null } }],
  ["paid", { linked_query_params: { gclid: "abc" } }],
  ["unknown", { linked_query_params: {} }],
  ["unknown", { linked_query_params: { gclid: 7 } }],
  ["unknown", { last_touch: "paid" }],
  ["unknown", {}],
])("[9.3.4] an enquiry counts as %s", (kind, fields) => {
  expect(enquirySource(fields)).toBe(kind);
});
