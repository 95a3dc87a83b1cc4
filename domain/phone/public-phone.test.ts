import { expect, test } from "vitest";
import { publicPhone } from "./public-phone.ts";

const at = (location_type: "sales" | "service" | "parts" | "") => ({
  location_type,
  contact_detail: { phone: "03 7010 5551" },
});

test.each([
  ["sales", true, "03 7010 5550"],
  ["", true, "03 7010 5550"],
  ["service", true, "03 7010 5551"],
  ["parts", true, "03 7010 5551"],
  ["sales", false, "03 7010 5551"],
] as const)("[4.6.6] a location of type '%s' on a site that masks (%s) has %s", (type, phone_masked, number) => {
  expect(publicPhone(at(type), { phone: "03 7010 5550", phone_masked })).toBe(number);
});
