import { describe, expect, test } from "vitest";
import { enquiryCategory } from "#domain/form/forms/enquiry.ts";
import type { Category } from "#domain/form/forms.ts";
import { categories, isCategory } from "#domain/form/categories.ts";
import { channelsFor } from "#domain/delivery/channels-for.ts";
import { leadEventId } from "#domain/form/event-id.ts";
import { updateProblem } from "./lead.ts";
import { detailsToRemember } from "./remembered-details.ts";
import { successCategoryOf, successPairs, successPath } from "./success.ts";

describe("event ids [9.3.1]", () => {
  const car = { car_type: "used", tag: null } as const;
  test.each<[Category, Parameters<typeof leadEventId>[1], number]>([
    ["New Vehicle Enquiry", null, 14],
    ["Used Vehicle Enquiry", null, 15],
    ["Demo Vehicle Enquiry", null, 15],
    ["Test Drive", { car_type: "new", tag: null }, 17],
    ["Test Drive", { car_type: "used", tag: "Test Drive Only" }, 17],
    ["Test Drive", { car_type: "demo", tag: "*Test Drive Only*" }, 17],
    ["Test Drive", { car_type: "used", tag: "Special" }, 48],
    ["Test Drive", null, 22],
    ["Test Drive", car, 48],
    ["Test Drive", { car_type: "demo", tag: null }, 48],
    ["Careers Enquiry", null, 51],
    ["General Enquiry", car, 22],
    ["Newsletter", null, 22],
  ])("%s %j: %d", (category, about, id) => expect(leadEventId(category, about)).toBe(id));
});

test("[3.10.8] categories are a list, and cars have their own", () => {
  expect(categories).toHaveLength(19);
  expect(isCategory("Feedback")).toBe(true);
  expect(isCategory("toString")).toBe(false);
  expect((["new", "demo", "used"] as const).map((car_type) => enquiryCategory({ car_type }))).toEqual([
    "New Vehicle Enquiry",
    "Demo Vehicle Enquiry",
    "Used Vehicle Enquiry",
  ]);
});

describe("success [2.1, 2.1.8]", () => {
  test.each([
    [{ category: "Used Vehicle Enquiry", car_type: "used" }, "used-vehicle-enquiry"],
    [{ category: "Test Drive", car_type: "demo" }, "demo-vehicle-enquiry"],
    [{ category: "Test Drive", car_type: "new" }, "new-vehicle-enquiry"],
    [{ category: "Test Drive", car_type: "truck" }, "new-vehicle-enquiry"],
    [{ category: "Trade-In Valuation" }, "trade-in-valuation"],
    [{ category: "General Enquiry", car_type: null }, "general-enquiry"],
    [{ category: "General Enquiry", car_type: "  " }, "general-enquiry"],
    [{ category: "Test Drive", car_type: " used " }, "used-vehicle-enquiry"],
  ])("%j: %s", (lead, category) => expect(successCategoryOf(lead)).toBe(category));
  test("[2.1.7] extra pairs follow", () => {
    expect(successPath({ category: "Feedback" }, { car_id: "a b" })).toBe("/success?category=feedback&car_id=a+b");
  });
  test("[2.1.7, 15.1.4] the pairs name the car or else the yard, the valuation, and finance that is owing", () => {
    const sent = { location_id: "north", valuation_id: "v1", under_finance: "Yes", name: "Ana" };
    expect(successPairs("trade-in", "car-1", sent)).toEqual({
      form: "trade-in",
      car_id: "car-1",
      valuation_id: "v1",
      under_finance: "Yes",
    });
    expect(successPairs("contact", null, { location_id: "north", under_finance: "No" })).toEqual({
      form: "contact",
      location_id: "north",
    });
    expect(successPairs("contact", null, { location_id: "" })).toEqual({ form: "contact" });
  });
});

describe("remembered details [5]", () => {
  const all = { name: "A", email: "a@b.co", phone: "1", postcode: "2000", message: "no" };
  test("[5.4.4] only what is named, and only when name, email and phone are there", () => {
    expect(detailsToRemember(all)).toEqual({ name: "A", email: "a@b.co", phone: "1", postcode: "2000" });
    expect(detailsToRemember({ ...all, phone: " " })).toBeNull();
    expect(detailsToRemember({ ...all, name: " A ", postcode: "  " })).toEqual({
      name: "A",
      email: "a@b.co",
      phone: "1",
    });
    expect(detailsToRemember({ ...all, email: undefined })).toBeNull();
    expect(detailsToRemember({ ...all, name: 3 })).toBeNull();
  });
});

describe("[7.2.2, 11.1.1] the life of a lead", () => {
  const created_at = "2026-03-10T01:00:00.000Z";
  const at = (hours: number) => Date.parse(created_at) + hours * 3_600_000;
  test.each([
    ["Incomplete", 1, null],
    ["Incomplete", 24, null],
    ["Incomplete", 24.1, "expired"],
    ["Complete", 1, "complete"],
    ["Complete", 48, "complete"],
  ] as const)("%s after %d hours: %j", (status, hours, problem) => {
    expect(updateProblem({ status, created_at }, at(hours))).toBe(problem);
  });
});

describe("[11.7.1] routing", () => {
  const rules = [
    { categories: null, location: null, channel: "all" },
    { categories: ["Careers Enquiry", "Newsletter"], location: null, channel: "people" },
    { categories: null, location: "north", channel: "north" },
    { categories: ["Feedback"], location: "north", channel: "both" },
  ];
  test.each([
    [{ category: "Feedback", subcategory: null, location_id: "north" }, null, ["all", "north", "both"]],
    [{ category: "Feedback", subcategory: null, location_id: "7" }, "north", ["all", "north", "both"]],
    [{ category: "General Enquiry", subcategory: "Career Enquiry", location_id: null }, null, ["all", "people"]],
    [{ category: "General Enquiry", subcategory: null, location_id: null }, null, ["all"]],
  ])("%j at %j", (lead, slug, channels) => expect(channelsFor(rules, lead, slug)).toEqual(channels));
});
