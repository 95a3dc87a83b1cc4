import { lenderTypeNumbers } from "#domain/finance/lender-types.ts";
import { expect, test } from "vitest";
import type { SiteSettings } from "#site/schema/site-settings.ts";
import { loadFolder } from "#site/load-folder.ts";
import { defaults } from "#templates/base/defaults.ts";
import { demoNetwork } from "./network.ts";

const { network } = loadFolder(demoNetwork({ now: new Date("2026-11-15T04:00:00Z") }).sitesDir);
const sites = network.sites.map(({ settings }) => settings);

/**
 * Behaviours that the spec gives to "one site" or "some sites". Each must be on for some demo site and off for another.
 */
const behaviours: Record<string, (site: SiteSettings) => boolean> = {
  "[2.1] a whole path of its own for the search": (site) => site.default_search_path === "/used-car",
  "[2.1] /find/rental-cars": (site) => site.search.special_slugs.some(({ path }) => path === "/find/rental-cars"),
  "[2.1] buy-online instead of checkout": (site) => site.payment_provider?.checkout_word === "buy-online",
  "[2.1] /compare for favourites": (site) => site.favourites?.path === "/compare",
  "[2.1] a favourites path of the brand": (site) =>
    !["/favourites", "/compare", undefined].includes(site.favourites?.path),
  "[2.1] My Garage": (site) => site.garage_enabled,
  "[2.1] a service page of the brand": (site) => Boolean(site.service?.brand_path),
  "[2.1] /instant-price": (site) => site.trade_in?.instant_price === "/instant-price",
  "[2.1] /finance-enquiry": (site) => site.finance_provider?.path === "/finance-enquiry",
  "[2.1] /apply-for-finance": (site) => site.finance_provider?.apply_path === "/apply-for-finance",
  "[2.1] group pages": (site) => site.group_pages !== null,
  "[2.1] electric cars": (site) => site.electric_cars,
  "[2.2] a slug per city": (site) => site.search.special_slugs.some(({ path }) => path.includes("{city}")),
  "[2.3] reserve leads to contact": (site) => site.vehicle_page.reserve_to_contact,
  "[2.3] a chat assistant": (site) => site.chat_assistant !== null,
  "[2.3] masked phones": (site) => site.phone_masked,
  "[2.3] a forced Locations link": (site) => site.top_banner?.force_locations_link === true,
  "[2.3] no top banner": (site) => site.top_banner === null,
  "[2.3] a Pre-Owned stock menu": (site) => site.stock_menu.used_label === "Pre-Owned",
  "[2.3] a stock entry of the dealer's own": (site) => site.stock_menu.custom !== null,
  "[2.3] 'Popular Makes'": (site) => site.hero.popular_makes,
  "[2.3] directions in the same tab": (site) => site.locations.directions_target === "_self",
  "[2.3] licences on location cards": (site) => site.locations.licences,
  "[2.3] By appointment only": (site) => site.locations.by_appointment.length > 0,
  "[2.3] highlighted review cards": (site) => site.layout.review_card === "highlighted",
  "[2.3] modern review cards": (site) => site.layout.review_card === "modern",
  "[2.3] three staff in the footer": (site) => site.footer.staff?.length === 3,
  "[2.3] three licences in the footer": (site) => site.footer.licences.length === 3,
  "[2.3] hours in the footer": (site) => site.footer.opening_hours,
  "[2.3] a map in the footer": (site) => site.footer.map,
  "[2.3] the group's logo in the footer": (site) => site.footer.group_logo,
  "[2.3] finance steps": (site) => site.finance_provider?.steps?.length === 3,
  "[2.3] a history banner": (site) => site.vehicle_page.history_banner !== null,
  "[4.1] a longer sold window": (site) => site.include_sold_cars_days > 3,
  "[4.1] price ascending needs a price": (site) => site.search.price_ascending_needs_price,
  "[4.2] an electric tag": (site) => site.card.electric_tag,
  "[3.10.9] a consent box that comes ticked": (site) => site.enquiry.opt_in_default,
  "[15.2.7] a wider range for older vehicles": (site) => Boolean(site.trade_in?.wider_range),
  "[4.5] money back": (site) => site.vehicle_page.money_back,
  "[4.7] Submit Form": (site) => site.enquiry.submit_label === "Submit Form",
  "[4.11] menus open on hover": (site) => site.navigation_hover,
  "[4.11] shuffled promos": (site) => site.promos_shuffled,
  "[3] where did you hear about us": (site) => site.enquiry.heard_about_us !== null,
  "[3] a disclaimer checkbox": (site) => site.enquiry.disclaimer !== null,
  "[3] Yes/No questions": (site) => site.enquiry.yes_no_questions,
  "[5] terms of use to agree to": (site) => site.enquiry.terms,
  "[5] an optional message": (site) => !site.enquiry.message_required,
  "[5] no captcha": (site) => site.captcha === null,
  "[5] another captcha": (site) => site.captcha !== null && site.captcha.kind !== "altcha",
  "[5] mobile numbers only": (site) => site.phone_variant.variant === "au-mobile",
  "[5] New Zealand numbers and miles": (site) => site.phone_variant.variant === "nz" && site.distance_unit === "miles",
  "[5] US numbers and miles": (site) => site.phone_variant.variant === "us" && site.distance_unit === "miles",
  "[5] a make without finance": (site) => (site.finance_provider?.excluded_makes.length ?? 0) > 0,
  "[5] a dealership without finance": (site) => (site.finance_provider?.excluded_dealerships.length ?? 0) > 0,
  "[5] the market badge": (site) => site.card.market_badge,
  "[5] stars whatever the rating": (site) => site.reviews?.always_show_stars === true,
  "[9] four stars and a part": (site) => site.reviews?.four_plus_partial === true,
  "[7] mock leads": (site) => site.enquiry.mock,
  "[7] car-clarity": (site) => site.finance_provider?.destination === "car-clarity",
  "[7] a saved valuation": (site) => site.trade_in?.save_result === true,
  "[7] the reviews widget": (site) => Boolean(site.reviews?.snap21_org),
  "[7] a dealer's own filter, written with ':'": (site) => site.search_filters.filter?.includes(":") === true,
  "[8] the server's own words": (site) => site.enquiry.show_server_error,
  "[9] a hundred hits a page": (site) => site.search.hits_per_page === 100 && site.search.facet_limits?.model === 250,
  "[9] a preset of the stock": (site) => site.search_filters.presets.some((code) => code > 0),
  "[4.10.5] budgets with interest": (site) => site.budget_finder?.with_interest === true,
  "[9] a monthly budget": (site) => site.budget_finder?.period === "monthly",
};

test.each(Object.keys(behaviours))("%s", (name) => {
  const on = sites.filter((site) => behaviours[name]?.(site)).length;
  expect(on).toBeGreaterThan(0);
  expect(on).toBeLessThan(sites.length);
});

test("[5.6.1] every lender type", () => {
  const kinds = sites.flatMap(({ finance_provider }) => finance_provider?.lender_type ?? []);
  expect(new Set(kinds)).toEqual(new Set(lenderTypeNumbers));
});

test("[2.3.31] all six kinds of dropdown", () => {
  const kinds = sites.flatMap(({ navigation }) => navigation.flatMap(({ dynamicDropdown }) => dynamicDropdown ?? []));
  expect([...new Set(kinds)].sort()).toEqual(["bodies", "brands", "columns", "models", "plain", "stock"]);
});

test("[3.10.9] most demo sites ask for consent with an empty box; the template's default is the specification's", () => {
  const empty = sites.filter(({ enquiry }) => !enquiry.opt_in_default);
  expect(empty.length).toBeGreaterThan(sites.length / 2);
  expect(defaults.enquiry?.opt_in_default).toBe(true);
});
