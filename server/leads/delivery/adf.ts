import { formatOf } from "#domain/country/format.ts";
import { categoryRules } from "#domain/form/categories.ts";
import { isOpaque } from "#domain/lead/lead-file.ts";
import { untrustedHeading, untrustedLines } from "#domain/lead/untrusted-text.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { customerName, carLink, carPicture, fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";
import { factsOf } from "./lead-facts.ts";
import { isUnpaid, unpaidText } from "./unpaid-reservation.ts";

type Attributes = Record<string, string>;

/** One element; empty children are omitted. `inner` is already markup. */
const wrap = (name: string, attributes: Attributes, ...inner: string[]): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join("")}>${inner.join("")}</${name}>`;
};
/** One element with text; omitted without it. */
const text = (name: string, value: string, attributes: Attributes = {}): string =>
  value === "" ? "" : wrap(name, attributes, escapeMarkup(value));

/** The Auto-lead Data Format, version 1.0, which dealers' customer systems read. */
export function adfDocument(prospects: readonly string[]): string {
  return `${adfStart}\n${prospects.join("\n")}\n${adfEnd}\n`;
}

export const adfStart = '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>';
export const adfEnd = "</adf>";

/** Elements come in the order that the format's definition requires. */
export function adfProspect(context: LeadContext): string {
  const { lead, site } = context;
  return wrap(
    "prospect",
    { status: "new" },
    text("id", lead.id, { sequence: "1", source: site.public.name }),
    text("requestdate", lead.created_at.replace(/\.\d+Z$/, "+00:00")),
    vehicle(context),
    customer(context),
    vendor(context),
    provider(context),
  );
}

/** Required by the format, even for an enquiry about no car: then it is empty. */
function vehicle(context: LeadContext): string {
  const { car, lead } = context;
  const attributes = {
    interest: categoryRules(lead.category).interest ?? "buy",
    status: (car?.car_type ?? fieldOf(context, "car_type")) === "new" ? "new" : "used",
  };
  return wrap(
    "vehicle",
    attributes,
    wrap("year", {}, car ? String(car.year) : ""),
    wrap("make", {}, escapeMarkup(car?.make ?? fieldOf(context, "vehicle_make"))),
    wrap("model", {}, escapeMarkup(car?.model ?? fieldOf(context, "vehicle_model"))),
    text("vin", car?.vin ?? ""),
    text("stock", car?.stocknum ?? fieldOf(context, "stock_number")),
    text("trim", car ? [car.badge, car.series].filter(Boolean).join(" ") : ""),
    text("bodystyle", car?.simple_body ?? ""),
    text("transmission", car?.simple_transmission ?? ""),
    car && car.km !== null ? odometer(car.km, context) : "",
    car?.colour ? wrap("colorcombination", {}, text("exteriorcolor", car.colour)) : "",
    text("imagetag", carPicture(context) ?? ""),
    // A subscription is not about what the car would cost; its own figures are in the comments.
    car && car.price !== null && lead.fields.weekly_price === undefined
      ? text("price", String(car.price), { type: "asking", currency: context.site.public.currency })
      : "",
    text("comments", carLink(context) ?? ""),
  );
}

function odometer(km: number, { site }: LeadContext): string {
  const { shown, unit } = formatOf(site.public).measure("km");
  return text("odometer", String(shown(km)), { status: "original", units: unit });
}

function customer(context: LeadContext): string {
  const facts = factsOf(context, "adf").map(({ label, value }) => `${label}: ${value}`);
  const files = context.files.map((file) => `File${isOpaque(file) ? " (not checked)" : ""}: ${file.name} ${file.url}`);
  const mark = context.isTest ? "TEST LEAD, please ignore" : "";
  const unfinished = context.lead.status === "Incomplete" ? "The form was not finished." : "";
  const unpaid = isUnpaid(context.lead) ? unpaidText : "";
  const other = untrustedLines(context.lead.other_fields).map(({ label, value }) => `${label}: ${value}`);
  const comments = [
    mark,
    unpaid,
    unfinished,
    fieldOf(context, "message"),
    ...facts,
    ...files,
    ...(other.length > 0 ? [`--- ${untrustedHeading} ---`, ...other] : []),
  ]
    .filter(Boolean)
    .join("\n");
  const postcode = fieldOf(context, "postcode");
  return wrap(
    "customer",
    {},
    wrap(
      "contact",
      { primarycontact: "1" },
      wrap("name", { part: "full", type: "individual" }, escapeMarkup(customerName(context))),
      text("email", fieldOf(context, "email")),
      text("phone", fieldOf(context, "phone"), { type: "voice" }),
      postcode === "" ? "" : wrap("address", { type: "home" }, text("postalcode", postcode)),
    ),
    text("comments", comments),
  );
}

function vendor({ site, location, lead, origin }: LeadContext): string {
  const { name, email, phone } = site.public;
  const dealership = site.dealerships.find(({ slug }) => slug === lead.dealership_slug);
  return wrap(
    "vendor",
    {},
    text("id", lead.location_id ?? lead.dealership_slug ?? site.slug, { source: name }),
    // Chapter 3: the dealership's number in its own systems.
    text("id", dealership?.dealer_id ?? "", { sequence: "2", source: "dealer_id" }),
    wrap("vendorname", {}, escapeMarkup(dealership?.name ?? name)),
    text("url", origin),
    wrap(
      "contact",
      {},
      wrap("name", { part: "full", type: "business" }, escapeMarkup(location?.name ?? name)),
      text("email", location?.contact_detail.email ?? email),
      text("phone", location?.contact_detail.phone || phone, { type: "voice" }),
    ),
  );
}

/** Who passes the lead on. */
function provider({ site, lead, origin }: LeadContext): string {
  const name = wrap("name", { part: "full" }, escapeMarkup(`${site.public.name} website`));
  return `<provider>${name}${text("service", lead.subcategory ?? lead.category)}${text("url", origin)}</provider>`;
}
