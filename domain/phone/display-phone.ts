import { formatPhone, normalisePhone, type PhoneVariant } from "#domain/form/phone.ts";

export type Country = "AU" | "NZ" | "US";

const variantOf: Readonly<Record<Country, PhoneVariant>> = { AU: "au", NZ: "nz", US: "us" };

type Grouping = readonly [number: RegExp, groups: string];

/** Numbers that a dealer has and a shopper has not: nobody types them into a form. */
const serviceNumbers: Readonly<Record<Country, readonly Grouping[]>> = {
  AU: [
    [/^(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
    [/^(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
  ],
  NZ: [[/^(0800|0508|0900)(\d{3})(\d{3,4})$/, "$1 $2 $3"]],
  US: [],
};

/** A dealer's number as people of the country write it; one that fits nothing stays as the dealer wrote it. */
export function displayPhone(phone: string, country: Country): string {
  const variant = variantOf[country];
  const number = normalisePhone(phone, variant);
  const grouping = serviceNumbers[country].find(([shape]) => shape.test(number));
  return grouping ? number.replace(grouping[0], grouping[1]) : formatPhone(phone, variant);
}
