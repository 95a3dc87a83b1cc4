import type { Country } from "#domain/country/country.ts";
import { formatPhone, grouped, normalisePhone } from "#domain/country/phone-rule.ts";

type Numbers = Pick<Country, "phones" | "phone_variant" | "servicePhones">;

/** A dealer's number in the country's format; one that fits no format stays unchanged. */
export function displayPhone(phone: string, { phones, phone_variant, servicePhones }: Numbers): string {
  const rule = phones.find(({ variant }) => variant === phone_variant);
  return rule ? (grouped(normalisePhone(phone, rule), servicePhones) ?? formatPhone(phone, rule)) : phone;
}
