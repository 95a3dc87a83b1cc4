// Written by hand from the specification (3.10, 11.3.2, 12.1.1, 13, 15), and on purpose not from the product's table of
// fields: a row that is wrong there must not make its test wrong as well.

/** Names that a sender may try for what the server alone knows: of the specification, of the model, and likely others. */
export const serverNames: readonly string[] = [
  // The site, its dealership and its places.
  ["site_slug", "site", "site_id", "website_slug", "Website", "tenant"],
  ["dealership", "dealership_id", "car_dealership_id", "dealer_id"],
  ["location", "location_name"],
  // The car and its price.
  ["car", "car_type", "stock_number", "stocknum", "manufacturer_slug", "vehicle_status", "status"],
  ["Vehicle Make", "vehicle_make", "Vehicle Model", "vehicle_model", "make", "model"],
  ["vehiclePriceBudget", "vehicle_price_budget", "price", "car_price", "drive_away_price", "discount"],
  // Which lead it is, how far it is, and when it came.
  ["id", "lead_id", "lead", "form", "event_id", "event", "subcategory", "steps", "revision", "version"],
  ["created_at", "updated_at", "erased_at", "at", "date", "time"],
  ["quarantine", "suspicion", "is_test", "test", "chosen", "other_fields", "untrusted_other_fields", "fields"],
  // The page and the sender's machine.
  ["source", "user_agent", "origin", "address", "ip", "ip_address", "remote_address", "lead_attributes"],
  ["page_id", "url", "visited_pages", "linked_query_params"],
  // Where its visitor came from.
  ["first_touch", "last_touch", "came_from", "first_source", "last_source", "source_kind"],
  // What was agreed to.
  ["consent", "consent_at", "wording", "choice", "opt_in_text", "opt_in_default", "opt_in_by_visitor", "byVisitor"],
  // Money.
  ["reservation", "reservation_reference", "reservation_fee", "reserved_until", "reservation_url", "hold_until"],
  ["fee", "currency", "deposit_amount", "payment", "paid", "paid_at", "paid_amount", "token", "reference", "refund"],
  // Valuations and registers.
  ["valuation", "valuation_id", "vehicle_register", "register", "offered_vehicle", "estimate", "low", "high"],
  // Deliveries, files and seats.
  ["delivery", "channel", "to", "mail_from", "webhook", "holder", "seat", "starts_at", "files", "upload_token"],
].flat();

/** Names of which a call may be refused for a wrong value: what it is about, and how far it is. */
export const judgedNames: readonly string[] = [
  ["car_id", "location_id", "dealership_slug", "category"],
  ["lead_status", "form_completed", "step_number", "skipped_steps"],
].flat();

/**
 * What a page says of its visit is the page's word, within a shape: a short word, pages of the site, campaigns. The
 * place in a stored lead, the name it was sent under, and whether a value has the shape.
 */
export const wordsOfPages: readonly { at: RegExp; name: string; hasShape: (value: unknown) => boolean }[] = [
  { at: /^fields\.page_id$/, name: "page_id", hasShape: isWord },
  // About a car it is the car's.
  { at: /^fields\.manufacturer_slug$/, name: "manufacturer_slug", hasShape: isWord },
  { at: /^(?:fields\.url|consent\.page)$/, name: "url", hasShape: isPath },
  { at: /^fields\.(?:lead_attributes\.)?visited_pages\.\d+$/, name: "visited_pages", hasShape: isPath },
  {
    at: /^fields\.(?:lead_attributes\.)?linked_query_params\.(?:utm_\w+|gclid|fbclid|msclkid)$/,
    name: "linked_query_params",
    hasShape: (value) => typeof value === "string" && value.length <= 300,
  },
  ...["first_touch", "last_touch"].flatMap((name) => [
    {
      at: new RegExp(String.raw`^fields\.${name}\.params\.(?:utm_[a-z_]+|gclid|gbraid|wbraid|msclkid|fbclid)$`),
      name,
      hasShape: isCampaignWord,
    },
    { at: new RegExp(String.raw`^fields\.${name}\.referrer$`), name, hasShape: isHostAndPath },
    // The line for the dealer names a campaign or a host.
    { at: /^fields\.came_from$/, name, hasShape: isShortLine },
  ]),
];

function isCampaignWord(value: unknown): boolean {
  return typeof value === "string" && value.length <= 300 && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function isHostAndPath(value: unknown): boolean {
  return typeof value === "string" && /^[a-z0-9.:-]{1,106}\/[^\s?#]{0,199}$/.test(value);
}

/** Two names of at most 60, and no address that a mail program makes a link of. */
function isShortLine(value: unknown): boolean {
  return typeof value === "string" && value.length <= 200 && !/:\/\/|[a-z0-9]\.[a-z0-9]/i.test(value);
}

/** 3.10.11: the only words for where somebody came from. */
export const sourceWords: readonly unknown[] = [
  ["paid", "search", "social", "assistant", "email", "campaign", "referrer", "direct"],
  [undefined],
].flat();

function isWord(value: unknown): boolean {
  return typeof value === "string" && /^[\w.-]{1,100}$/.test(value);
}

function isPath(value: unknown): boolean {
  return typeof value === "string" && /^\/(?![/\\])\S*$/.test(value);
}

/** No lead has a field of these names: money and records stand apart from what was sent. */
export const neverFields: readonly string[] = [
  ["reservation", "reservation_reference", "reservation_fee", "reserved_until", "reservation_url", "hold_until"],
  ["price", "car_price", "fee", "deposit_amount", "payment", "paid", "paid_at", "token", "reference", "currency"],
  ["id", "site_slug", "created_at", "updated_at", "erased_at", "quarantine", "chosen", "origin", "consent", "steps"],
  ["event_id", "form", "other_fields", "untrusted_other_fields", "user_address", "ip", "car", "dealership"],
].flat();

/** Why a lead may wait for a person instead of being delivered (11.4.4). */
export const quarantines: readonly (string | null)[] = [
  null,
  "honeypot",
  "filled too fast",
  "captcha in doubt",
  "captcha not checked",
];
