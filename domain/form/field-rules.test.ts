import { anyField } from "./testing/sample-form.ts";
import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { type FieldKind } from "./field.ts";
import { checkField } from "./field-rules.ts";
import { failureOf, messages } from "./messages.ts";

const context = { phone: au.phones[0], test_phone: null, postcode: au.postcode };
const check = (kind: FieldKind, value: string | boolean | undefined, over = {}) =>
  checkField(anyField(kind, { name: "x", label: "X", ...over }), value, context);

describe("required [5.1.1]", () => {
  test.each([undefined, "", "  ", "\n", false])("%j is nothing", (value) => {
    expect(check("text", value)).toBe("*This is a required field.");
    expect(check("text", value, { required: false })).toBeNull();
  });
  test("a ticked checkbox is something", () => expect(check("checkbox", true)).toBeNull());
  test("terms have words of their own", () => {
    expect(check("checkbox", false, { requiredMessage: messages.terms })).toBe(
      "*You must agree to the terms of use before submitting.",
    );
  });
});

describe("date and time [5]", () => {
  test.each(["2026-03-11T09:30", "2028-02-29T00:00", "2026-12-31T23:59"])("%s is a moment", (value) => {
    expect(check("date-time", value)).toBeNull();
  });
  test.each([
    "2026-02-30T09:30",
    "2026-13-01T09:30",
    "2026-03-11T24:00",
    "2026-03-11T09:60",
    "2026-03-11 09:30",
    "9999",
  ])("%s is none", (value) => expect(check("date-time", value)).toBe(messages.dateTime));
  test("a day without a time asks for the time", () => {
    expect(check("date-time", "2026-03-11T")).toBe("Please choose a time for that day too.");
    expect(check("date-time", "2026-02-30T")).toBe(messages.dateTime);
  });
});

describe("email [5.3.1]", () => {
  test.each(["a@b.co", "A.B+c_d'e@Sub.Example.COM.AU", "jörg@müller.de", "x@a-b.io", " padded@example.com "])(
    "%s passes",
    (value) => expect(check("email", value)).toBeNull(),
  );
  test.each([
    "a",
    "a@",
    "@b.co",
    "a@b",
    "a b@c.de",
    "a@b..co",
    "a@-b.co",
    "a@b.c",
    "a@b.co, c@d.ef",
    "<a@b.co>",
    "a@b@c.de",
    "a\u200b@b.co",
    "\u202ea@b.co",
    `${"a".repeat(65)}@b.co`,
  ])("%s does not", (value) => expect(check("email", value)).toBe("invalid email address"));
  test("its longest form is bounded", () => {
    expect(check("email", `a@${`${"b".repeat(60)}.`.repeat(5)}com`)).toBe("Please use at most 254 characters.");
  });
});

describe("names [5.3.2]", () => {
  test.each(["Priya Nair", "Seán O’Brien", "Anne-Marie d'Arcy", "李小龍", "Ngũgĩ", "Māori Ihaka", "नरेंद्र"])(
    "%s passes",
    (value) => expect(check("name", value)).toBeNull(),
  );
  test.each(["R2D2", "<b>Bob</b>", "Bob;", "a@b", "Bob_", "😀", "Bob & Sue"])("%s does not", (value) =>
    expect(check("name", value)).toBe("Please use alphabetical characters only."),
  );
});

describe("postcode [5.3.3]", () => {
  test.each(["2016", "0800"])("%s passes", (value) => expect(check("postcode", value)).toBeNull());
  test.each(["201", "20166", "20 6", "abcd", "２０１６"])("%s does not", (value) =>
    expect(check("postcode", value)).toBe("Invalid postcode. Please enter a 4-digit number."),
  );
});

describe("[5.3.8] what no rule of the spec names", () => {
  const options = [{ value: "a", label: "A" }];
  test.each([
    ["select", "b", { options }, "Please choose one of the options."],
    ["radio", "b", { options }, "Please choose one of the options."],
    ["select", "a", { options }, null],
    ["date-time", "2026-03-11T10:30", {}, null],
    ["date-time", "tomorrow", {}, "Please choose a date and time from the list."],
    ["textarea", "x".repeat(5001), {}, "Please use at most 5000 characters."],
    ["textarea", "line\r\nline\ttab", {}, null],
    ["text", "two\nlines", {}, "Please remove the characters that cannot be shown."],
    ["name", "Bob\u0000", {}, "Please remove the characters that cannot be shown."],
    ["textarea", "\u0007bell", {}, "Please remove the characters that cannot be shown."],
    ["textarea", "\ud800half", {}, "Please remove the characters that cannot be shown."],
    ["textarea", "<script>alert(1)</script>", {}, null],
  ] as const)("%s %j %j: %j", (kind, value, over, message) => {
    expect(check(kind, value, over)).toBe(message);
  });
});

describe("failure [8.1.1]", () => {
  test.each([
    [false, "Slow down", "An error occurred when submitting this form", "Slow down"],
    [false, null, "An error occurred when submitting this form", "An error occurred when submitting this form"],
    [true, "Slow down", "Slow down", "Slow down"],
    [true, null, "An unexpected error occured", "An unexpected error occured"],
  ])("server's own words %s, %j", (own, error, alert, formError) => {
    expect(failureOf(error, own)).toEqual({ alert, formError });
  });
});

describe("numbers, dates and lists at their limits [5.3.9]", () => {
  const range = { min: 1900, max: 2027 };
  test.each([
    ["1900", null],
    ["2027", null],
    ["1899", messages.numberRange(1900, 2027)],
    ["2028", messages.numberRange(1900, 2027)],
    ["about 1999", messages.number],
    ["1999ish", messages.number],
  ])("%s as a year: %s", (value, problem) => expect(check("number", value, { range })).toBe(problem));
  test("a number without limits is any", () => expect(check("number", "999999999")).toBeNull());
  test("a day without an earliest one may be past", () => {
    expect(check("date", "1999-01-01")).toBeNull();
    expect(check("date", "2026-03-10", { earliest: "2026-03-10" })).toBeNull();
    expect(check("date", "2026-03-09", { earliest: "2026-03-10" })).toBe(messages.datePast);
  });
  test("only what is listed can be chosen, where there is a list", () => {
    const options = [{ value: "a", label: "A" }];
    expect([check("select", "a", { options }), check("select", "b", { options })]).toEqual([null, messages.option]);
    expect(check("radio", "anything")).toBeNull();
  });
});
