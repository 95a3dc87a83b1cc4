import type { Country } from "#domain/country/country.ts";
import { displayPhone } from "./display-phone.ts";
import { maskedPhone } from "./masked-phone.ts";

export type CallNumber = { text: string; masked: boolean };

type Settings = { country: Country; phone_masked: boolean };

/**
 * 4.6: the number of a car's location, as pages show it. A masked number leaves the server only when a visitor asks for
 * it: neither the HTML nor the data of a page contains its last digits.
 */
export function callNumber(phone: string, { country, phone_masked }: Settings): CallNumber {
  const text = displayPhone(phone, country);
  return { text: phone_masked ? maskedPhone(text) : text, masked: phone_masked };
}
