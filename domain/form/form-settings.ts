import type { Country } from "#domain/country/country.ts";
import type { FormatSettings } from "#domain/country/format.ts";
import type { SubscriptionPlans } from "#domain/subscription/plan-settings.ts";
import type { StartPlace } from "#domain/subscription/start-days.ts";
import type { VehicleWords } from "#domain/car/vehicle-words.ts";
import type { WiderRange } from "#domain/valuation/valuation-limits.ts";
import type { PhoneRule } from "#domain/country/phone-rule.ts";

/** What a workshop offers to choose from. */
export interface ServiceBooking {
  types: readonly string[];
  extras: readonly string[];
  drop_off: readonly string[];
  days_ahead: number;
}

/** What the forms read of a site's settings. */
export interface FormSettings extends FormatSettings {
  name: string;
  vehicle_words: VehicleWords;
  country: Country;
  phone_variant: PhoneRule;
  test_phone: string | null;
  privacy_path: string;
  terms_path: string;
  trade_in: {
    path: string;
    save_result?: boolean;
    register_check?: boolean;
    wider_range?: WiderRange | null;
  } | null;
  finance_provider: {
    destination: "leads" | "car-clarity";
    terms_text: string;
    path: string;
    apply_path: string | null;
  } | null;
  payment_provider: { delivery: boolean; terms: string } | null;
  service: { path: string; xtime_url: string | null } | null;
  service_booking: ServiceBooking;
  parts: boolean;
  fleet: boolean;
  careers: boolean;
  feedback: boolean;
  sell_my_car: boolean;
  subscription_enquiry: boolean;
  subscription_lengths: readonly string[];
  subscription_plans: SubscriptionPlans | null;
  rental_enquiry: boolean;
  subscribe: { title: string; text: string | null; button: string } | null;
  locations: { email_us: boolean };
  enquiry: {
    submit_label: string;
    message_required: boolean;
    category_select: boolean;
    location_select: boolean;
    heard_about_us: readonly string[] | null;
    disclaimer: string | null;
    terms: boolean;
    yes_no_questions: boolean;
    opt_in_default: boolean;
    opt_in_text: string;
    show_server_error: boolean;
    mock: boolean;
    test_drive: { slots_per_half_hour: number; days_ahead: number } | null;
    request_photos: boolean;
  };
}

/** Its hours are known where a form offers days of them. */
export interface FormLocation extends Partial<StartPlace> {
  id: string;
  name: string;
  visible: boolean;
  location_type: string;
  location_subtype: string;
  dealership_slug: string;
  address?: { state: string };
  /** The badge of a location that has not opened yet. */
  coming_soon_text?: string | null;
}

/** What a form says of the car it is about. */
export interface FormCar {
  id: string;
  name: string;
  car_type: "new" | "demo" | "used";
  tag: string | null;
  stocknum: string;
  make: string;
  model: string;
  status: string;
  location_id: string;
  item_type?: string;
  price: number | null;
  categories: readonly string[];
  subscription_price?: number | null;
  sold?: boolean;
  reserved?: boolean;
  preorder?: boolean;
  /** What reserving it costs. */
  payment_processors?: readonly { deposit_amount: number | null }[];
}
