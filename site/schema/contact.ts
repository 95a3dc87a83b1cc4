import { z } from "zod";
import { line, link, path, prose } from "#site/primitives.ts";
import { subscriptionPlans } from "./subscription-plans.ts";

/** Forms, places, reviews (spec 2.3, 4.7, 5). */
export const contact = {
  enquiry: z.strictObject({
    submit_label: z.enum(["Submit", "Submit Form"]),
    message_required: z.boolean(),
    category_select: z.boolean(),
    location_select: z.boolean(),
    heard_about_us: z.array(line).nullable(),
    disclaimer: prose.nullable(),
    terms: z.boolean(),
    yes_no_questions: z.boolean(),
    opt_in_default: z.boolean(),
    opt_in_text: line,
    /** Shows the server's own message in the alert (the second failure variant of chapter 8). */
    show_server_error: z.boolean(),
    partial_leads: z.boolean(),
    mock: z.boolean(),
    test_drive: z
      .strictObject({ slots_per_half_hour: z.number().int().min(1), days_ahead: z.number().int().min(1) })
      .nullable(),
    request_photos: z.boolean(),
  }),
  service: z.strictObject({ path, xtime_url: z.url().nullable(), brand_path: path.nullable() }).nullable(),
  /** Choices of the workshop's booking form. */
  service_booking: z.strictObject({
    types: z.array(line).min(1),
    extras: z.array(line),
    drop_off: z.array(line),
    days_ahead: z.number().int().min(1).max(90),
  }),
  parts: z.boolean(),
  fleet: z.boolean(),
  careers: z.boolean(),
  feedback: z.boolean(),
  sell_my_car: z.boolean(),
  subscription_enquiry: z.boolean(),
  /** Further answers to 'For how long?' where no vehicle with a plan is chosen. */
  subscription_lengths: z.array(line).min(1),
  /** Plans at a price; null where subscriptions are only asked about. */
  subscription_plans: subscriptionPlans.nullable(),
  rental_enquiry: z.boolean(),
  alerts: z.boolean(),
  subscribe: z.strictObject({ title: line, text: line.nullable(), button: line }).nullable(),
  locations: z.strictObject({
    path,
    /** The dealer's word for locations, in the plural: 'Two showrooms'. */
    places_word: line,
    licences: z.boolean(),
    directions_target: z.enum(["_self", "_blank"]),
    /** 'Closed' reads 'By appointment only' for these kinds of location. */
    by_appointment: z.array(z.enum(["sales", "service", "parts"])),
    postcode_search: z.boolean(),
    email_us: z.boolean(),
  }),
  reviews: z
    .strictObject({
      minimum_rating: z.number().min(0).max(5),
      always_show_stars: z.boolean(),
      four_plus_partial: z.boolean(),
      excluded_ids: z.array(line),
      blocked_customers: z.array(line),
      snap21_org: line.nullable(),
      title: line.nullable(),
    })
    .nullable(),
  /** Home page, top to bottom. */
  home: z.array(
    z.enum([
      "hero",
      "prices",
      "bodies",
      "arrivals",
      "offers",
      "models",
      "budget",
      "makes",
      "promises",
      "locations",
      "reviews",
      "about",
      "subscribe",
      "promos",
      "finance-steps",
      "faqs",
    ]),
  ),
  group_pages: z.array(z.strictObject({ path, title: line, page: line })).nullable(),
  electric_cars: z.boolean(),
  privacy_path: path,
  terms_path: path,
  powered_by: z.strictObject({ label: line, url: link }).nullable(),
};
