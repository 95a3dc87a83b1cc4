import { expect, test } from "vitest";
import { isComing, notOpenYet, withBadge, withHoursInForce } from "./coming-location.ts";
import { locationSchema } from "./location.ts";
import { openNow } from "./open-now.ts";

const noon = Date.parse("2026-03-11T12:00+11:00");
const yard = (coming_soon_text: string | null) =>
  locationSchema.parse({
    id: "north-lakes",
    name: "North Lakes - Sales",
    slug: "north-lakes",
    time_zone: "Australia/Sydney",
    address: { street: "12 Discovery Drive", city: "North Lakes", state: "QLD", postcode: "4509" },
    contact_detail: {
      phone: "07 7010 4414",
      opening_hours: [{ weekday: 3, status: "Open", open: "08:00", close: "17:00" }],
      holiday_hours: [{ date: "2026-04-03", status: "Closed" }],
    },
    coming_soon_text,
  });

test.each([null, ""])("[2.3.45] a location without a badge has opened: %j", (text) => {
  const opened = yard(text);
  expect(isComing(opened)).toBe(false);
  expect(withHoursInForce(opened)).toEqual(opened);
  expect(withBadge("North Lakes", opened)).toBe("North Lakes");
  expect(openNow(withHoursInForce(opened), noon).value.open).toBe(true);
});

test("[2.3.45] hours of a location that is coming are not in force, and it says so", () => {
  const coming = yard("Coming Late 2026");
  const { contact_detail } = withHoursInForce(coming);
  expect(contact_detail).toEqual({ phone: "07 7010 4414", opening_hours: [], holiday_hours: [] });
  expect(openNow(withHoursInForce(coming), noon)).toEqual({ value: { open: false, text: "" }, until: null });
  expect(withBadge("North Lakes", coming)).toBe("North Lakes (Coming Late 2026)");
  expect(notOpenYet(coming)).toBe("North Lakes (Coming Late 2026) has not opened yet, so it takes no bookings.");
});
