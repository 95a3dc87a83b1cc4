import { describe, expect, test } from "vitest";
import { sampleSettings } from "#domain/form/testing/sample-form.ts";
import { isMistake, lostEnquiries, lostWords } from "./lost-enquiries.ts";

const email = { kind: "email" };
const rule = (over: object = {}) => ({ categories: null, location: null, channel: email, ...over });
const dubbo = { id: "d", slug: "yard-dubbo", name: "Dubbo" };
const orange = { id: "o", slug: "yard-orange", name: "Orange" };
const settings = { ...sampleSettings, trade_in: null, payment_provider: null, parts: true, careers: true };
const lost = (delivery: Parameters<typeof lostEnquiries>[0]["delivery"], over: object = {}, locations = [dubbo]) =>
  lostEnquiries({ delivery, settings: { ...settings, ...over }, locations });
const said = (...given: Parameters<typeof lost>) => lost(...given).map((one) => lostWords(one).what);

describe("[11.9.1] enquiries that reach nobody", () => {
  test("a rule for everything leaves nobody out, and so does a dealer who wants none", () => {
    expect(lost([rule()])).toEqual([]);
    expect(lost("none")).toEqual([]);
  });

  test("no rule at all loses every enquiry", () => {
    expect(lost([])).toEqual([{ kind: "all" }]);
    expect(lostWords({ kind: "all" })).toEqual({
      what: "nobody receives enquiries of this site",
      todo: "name a receiver, such as delivery: [{ channel: { kind: email, to: [sales@example.com.au] } }], or write delivery: none if they are only to be stored",
    });
  });

  test("a category or location that does not exist is a mistake", () => {
    const found = lost([rule(), rule({ categories: ["Parts Enquiry", "Service Bookings"], location: "dubo" })]);
    expect(found).toEqual([
      { kind: "category", rule: 1, at: 1, name: "Service Bookings" },
      { kind: "location", rule: 1, name: "dubo", known: ["yard-dubbo"] },
    ]);
    expect(found.every(isMistake)).toBe(true);
    expect(lostWords(found[1] ?? { kind: "all" })).toEqual({
      what: 'this site has no location "dubo"',
      todo: 'use one of yard-dubbo, or take "location" out',
    });
    expect(lost([rule(), rule({ location: "d" }), rule({ location: "yard-dubbo" })])).toEqual([]);
  });

  test("categories of forms that the site offers need a rule", () => {
    const rest = ["General Enquiry", "New Vehicle Enquiry", "Demo Vehicle Enquiry", "Used Vehicle Enquiry"];
    expect(said([rule({ categories: [...rest, "Test Drive", "Request Photos"] })])).toEqual([
      "nobody receives Parts Enquiry",
    ]);
    expect(said([rule({ categories: [...rest, "Test Drive", "Request Photos"] })], { parts: false })).toEqual([]);
  });

  test("a careers enquiry reaches whoever takes general ones, or careers alone", () => {
    const others = lost([rule({ categories: ["Careers Enquiry"] })]);
    expect(JSON.stringify(others)).not.toContain("Careers");
    expect(JSON.stringify(others)).toContain("General Enquiry");
  });

  test("a location without a rule is named, and so are enquiries that name none", () => {
    expect(said([rule({ location: "d" })], {}, [dubbo, orange])).toEqual([
      "nobody receives enquiries for Orange, no location",
    ]);
    expect(said([rule({ location: "d" }), rule({ location: "o" })], {}, [dubbo, orange])).toEqual([
      "nobody receives enquiries for no location",
    ]);
    // With a single location, every lead is for it.
    expect(said([rule({ location: "d" })])).toEqual([]);
  });

  test("finance forms that go to their own receiver are not lost", () => {
    const finance_provider = { destination: "car-clarity", terms_text: "", path: "/finance", apply_path: "/apply" };
    const clarity = { categories: ["Parts Enquiry"], location: null, channel: { kind: "car-clarity" } };
    const over = { finance_provider };
    expect(JSON.stringify(lost([clarity], over))).not.toContain("Finance");
    expect(JSON.stringify(lost([{ ...clarity, channel: email }], over))).toContain("Finance Application");
  });
});
