import { z } from "zod";
import { countryCodes, currencies, locales } from "#domain/country/countries.ts";

// What Google's rich results require of each type, and nothing in any other shape. A type without a schema here is
// refused: add one together with its requirements.

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const type = <T extends string>(...names: [T, ...T[]]) => z.enum(names);
const reference = z.object({ "@id": address });

const hours = z.strictObject({
  "@type": z.literal("OpeningHoursSpecification"),
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
  dayOfWeek: z
    .array(z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]))
    .min(1)
    .optional(),
  validFrom: z.iso.date().optional(),
  validThrough: z.iso.date().optional(),
});

const postalAddress = z.strictObject({
  "@type": z.literal("PostalAddress"),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: text,
  addressCountry: z.enum(countryCodes),
});

const rating = z.object({
  "@type": z.enum(["Rating"]),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
});

const business = z.strictObject({
  "@type": type("AutoDealer", "AutoRepair", "AutoPartsStore"),
  "@id": address,
  name: text,
  url: address,
  telephone: text,
  image: address,
  address: postalAddress,
  description: text.optional(),
  email: z.email().optional(),
  logo: address.optional(),
  currenciesAccepted: z.enum(currencies).optional(),
  sameAs: z.array(address).min(1).optional(),
  parentOrganization: reference.optional(),
  geo: z.strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(hours.required({ dayOfWeek: true })).optional(),
  specialOpeningHoursSpecification: z
    .array(hours.required({ validFrom: true, validThrough: true }))
    .min(1)
    .optional(),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.number().int().positive(),
      bestRating: z.literal(5),
    })
    .optional(),
  review: z
    .array(
      z.strictObject({
        "@type": z.literal("Review"),
        author: z.strictObject({ "@type": z.literal("Person"), name: text }),
        reviewRating: rating,
        reviewBody: text,
      }),
    )
    .optional(),
});

const offer = z.object({
  "@type": z.literal("Offer"),
  url: address,
  price: z.number().positive(),
  priceCurrency: z.enum(currencies),
  availability: z
    .string()
    .regex(/^https:\/\/schema\.org\/(InStock|SoldOut|PreOrder|PreSale|Reserved|LimitedAvailability)$/),
});

const vehicle = z.object({
  "@type": type("Car", "Motorcycle", "Vehicle"),
  name: text,
  url: address,
  sku: text,
  brand: z.object({ "@type": z.literal("Brand"), name: text }),
  model: text,
  vehicleModelDate: z.string().regex(/^(19|20)\d\d$/),
  itemCondition: z.string().regex(/^https:\/\/schema\.org\/(New|Used)Condition$/),
  image: z.array(address).min(1).optional(),
  mileageFromOdometer: z
    .object({ "@type": z.literal("QuantitativeValue"), value: z.number().min(0), unitCode: z.enum(["KMT", "SMI"]) })
    .optional(),
  offers: offer.optional(),
});

const listItem = (position: number) => ({ "@type": z.literal("ListItem"), position: z.number().int().min(position) });

const schemas: Record<string, z.ZodType> = {
  AutoDealer: business,
  AutoRepair: business,
  AutoPartsStore: business,
  Car: vehicle,
  Motorcycle: vehicle,
  Vehicle: vehicle,
  BreadcrumbList: z
    .strictObject({
      "@type": z.literal("BreadcrumbList"),
      itemListElement: z.array(z.strictObject({ ...listItem(1), name: text, item: address })).min(2),
    })
    .refine(({ itemListElement }) => inOrder(itemListElement), "positions go 1, 2, 3"),
  ItemList: z
    .object({
      "@type": z.literal("ItemList"),
      numberOfItems: z.number().int().min(0).optional(),
      itemListElement: z.array(z.object({ ...listItem(1), url: address })),
    })
    .refine(({ itemListElement }) => inOrder(itemListElement), "positions go up by one"),
  WebSite: z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": address,
    name: text,
    url: address,
    inLanguage: z.enum(locales),
    publisher: reference,
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z.string().includes("{search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  FAQPage: z.strictObject({
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
  Offer: z.strictObject({
    "@type": z.literal("Offer"),
    "@id": address,
    name: text,
    category: text,
    description: text,
    url: address,
    seller: reference,
    validThrough: z.iso.date().optional(),
  }),
};

function inOrder(items: readonly { position: number }[]): boolean {
  return items.every(({ position }, index) => position === (items[0]?.position ?? 1) + index);
}

/** The problems of one object, in words; empty when it is valid. */
export function schemaProblems(thing: Record<string, unknown>): string[] {
  const name = String(thing["@type"]);
  const schema = schemas[name];
  if (!schema) return [`structured data of the unknown kind ${name}`];
  const { "@context": _context, ...own } = thing;
  const parsed = schema.safeParse(own);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${name} ${path.map(String).join(".")}: ${message}`);
}
