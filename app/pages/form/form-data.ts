import { inWords } from "#domain/car/vehicle-words.ts";
import { data, matchPath, redirect } from "react-router";
import { isAvailable } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { besidePrice, priceDisplay } from "#domain/car/price.ts";
import { qualifiesForValuation } from "#domain/car/may-reserve.ts";
import { titleOf } from "#domain/car/title.ts";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { placesOf } from "#domain/form/department-places.ts";
import { formFor } from "#domain/form/form-for.ts";
import {
  type Form,
  type FormId,
  formNamed,
  forms,
  type SiteFormId,
  siteFormIds,
  siteFormPath,
} from "#domain/form/forms.ts";
import { tradeInNames } from "#domain/form/trade-in-answers.ts";
import type { Valuation } from "#domain/valuation/valuation.ts";
import { earliest, today } from "#domain/time/timed.ts";
import { nextMidnight } from "#domain/location/holiday-hours.ts";
import { canSubscribe } from "#domain/subscription/plan-offer.ts";
import { contactAbout, contactLink, contactSlug } from "#domain/location/contact-link.ts";
import { yardOfCar } from "#domain/location/yard-of-car.ts";
import { canBeDriven } from "#domain/card/buttons.ts";
import { similarSearchUrl } from "#app/features/card/similar-search.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { dropOffDays, slotDays } from "#app/features/enquiry/slot-days.ts";
import type { PageContext } from "#site/page-ports.ts";
import { financedCar } from "#app/pages/finance/finance-data.ts";
import { emailUsPath } from "./email-us.tsx";

/** The form of a path. */
export async function loadForm(path: string, page: PageContext): Promise<FormView> {
  const car = matchPath("/cars/:slug/:form", path)?.params;
  if (car?.slug && car.form) return loadCarForm(car.slug, car.form, page);
  const place = matchPath("/contact-us/:location/:id", path)?.params;
  if (place?.location && place.id) return loadPlaceForm(place.location, place.id, page);
  const own = matchPath("/enquire/:form", path)?.params.form;
  const view = loadSiteForm(siteFormIds.find((id) => id === own) ?? null, page);
  if (view) return view;
  throw data(null, { status: 404 });
}

/** The form about a car. For a car that is gone it redirects to the car's page, which shows similar ones. */
async function loadCarForm(slug: string, name: string, page: PageContext): Promise<FormView> {
  const kind = forms.find(({ carPage }) => carPage?.segment === name);
  const car = kind && ((await page.stock.bySlug(slug)) ?? (await page.stock.gone(slug)));
  if (!car) throw data(null, { status: 404 });
  if (!isAvailable(car) && !kind.carPage?.ofGone) throw redirect(`/cars/${slug}`);
  if (kind.carPage?.ofFinanced && !financedCar(car.id, page)) throw redirect(`/cars/${slug}`);
  if (kind.takesSeat && !canBeDriven(car)) throw redirect(`/cars/${slug}`);
  const id = (kind.carPage?.givesWay && enquiryFormOf(car, page)) || kind.id;
  const form = definitionOf(id, page, { car });
  const view = viewOf(form, `/cars/${slug}/${name}`, page);
  const words = page.site.settings.vehicle_words;
  const back = kind.carPage?.ofGone
    ? { url: similarSearchUrl(car, page.stock.grammar), label: inWords("See similar {vehicles} we have now", words) }
    : { url: `/cars/${slug}`, label: inWords("Back to the {vehicle}", words) };
  return { ...view, back, car: carOf(car, page), days: kind.takesSeat ? daysOf(car, page) : {} };
}

/** The form of a finance page about this car. It posts to the car's own form page. */
export function loadFinanceForm(id: FormId, car: Car, page: PageContext): FormView | null {
  const form = formOf(id, page, { car });
  const path = `/cars/${car.slug}/${formNamed(id).carPage?.segment}`;
  return form && { ...viewOf(form, path, page), car: carOf(car, page) };
}

/** Spec 3.1.7: 'Rental' and 'Subscription' mark hired cars. Their enquiry asks for dates. */
function enquiryFormOf(car: Car, { site: { settings } }: PageContext): FormId | null {
  const takesPlace = ({ enquiryOf, offered }: Form) =>
    enquiryOf !== undefined && car.categories.includes(enquiryOf) && offered(settings);
  return forms.find(takesPlace)?.id ?? null;
}

/** A form of the site by its name; null if the site does not offer it. Any page may show it. */
export function loadSiteForm(id: SiteFormId | null, page: PageContext): FormView | null {
  const form = id && formOf(id, page, {});
  if (!form) return null;
  const view = viewOf(form, siteFormPath(id), page);
  return { ...view, days: dropOffDaysOf(id, page) };
}

/** The trade-in form, with the car that the visitor wants to buy, if any. Null if the site takes no trade-ins. */
export function loadTradeIn(carId: string | null, page: PageContext): FormView | null {
  const [found = null] = carId === null ? [] : page.stock.byIds([carId]);
  const car = found && qualifiesForValuation(found) ? found : null;
  if (!car) return loadSiteForm("trade-in", page);
  const form = formOf("trade-in", page, { car });
  return (
    form && {
      ...viewOf(form, tradeInPath(car.id), page),
      back: { url: `/cars/${car.slug}`, label: inWords("Back to the {vehicle}", page.site.settings.vehicle_words) },
      car: carOf(car, page),
      days: dropOffDaysOf("trade-in", page, [car.location_id]),
    }
  );
}

/** 2.3: the form behind 'EMAIL US' on a location card. */
function loadPlaceForm(slug: string, id: string, page: PageContext): FormView {
  const { locations } = page.site;
  const place = locations.find((one) => one.id === id && one.visible && contactSlug(one.name) === slug);
  if (!place) throw data(null, { status: 404 });
  const view = viewOf(definitionOf("email-us", page, { location: place }), emailUsPath(place), page);
  return { ...view, back: { url: contactLink(place.name), label: "Phone, address and hours" } };
}

/** The form of the contact page; about a car if the visitor comes from one that is still listed. */
export function loadContactForm(carId: string | null, page: PageContext): FormView {
  const [found = null] = carId === null ? [] : page.stock.byIds([carId]);
  const car = found && isAvailable(found) ? found : null;
  if (!car) return viewOf(definitionOf("contact", page, {}), "/contact", page);
  return { ...viewOf(definitionOf("contact", page, { car }), contactAbout(car.id), page), car: carOf(car, page) };
}

/** The form of a checkout, which has its own page. A valued trade-in goes into the same order. */
export function loadCheckoutForm(car: Car, path: string, valued: Valuation | null, page: PageContext): FormView {
  const form = definitionOf("reserve", page, { car });
  if (!valued) return { ...viewOf(form, path, page), car: carOf(car, page) };
  const valuation = { [tradeInNames.valuation]: valued.id };
  const known = { ...form.known, ...valuation };
  const initial = { ...form.initial, trade_in: true, [tradeInNames.rego]: valued.rego };
  const own = `${path}?${new URLSearchParams(valuation).toString()}`;
  return { ...viewOf({ ...form, known, initial }, own, page), car: carOf(car, page) };
}

type About = Partial<Pick<Parameters<typeof formFor>[1], "car" | "location">>;

/** Answers 404 if the site does not offer the form. */
function definitionOf(id: FormId, page: PageContext, about: About): FormDefinition {
  const form = formOf(id, page, about);
  if (!form) throw data(null, { status: 404 });
  return form;
}

function formOf(
  id: FormId,
  { site, now, read }: PageContext,
  { car = null, location = null }: About,
): FormDefinition | null {
  const { settings, locations } = site;
  const { value, until } = today(settings.time_zone, now.getTime());
  const about = { settings, locations, car, location, category: "General Enquiry", today: value.date } as const;
  const form = formFor(id, { ...about, now: now.getTime() });
  // The earliest date changes at midnight; at the yard that may be another hour.
  const fields = form?.steps.flatMap((step) => step.fields) ?? [];
  const isDated = fields.some(({ kind, name }) => kind === "date" || kind === "date-time" || name === "start_date");
  const place = locations.find(({ id: one }) => one === car?.location_id);
  const ends = [until, ...(place ? [nextMidnight(place, now.getTime())] : [])];
  return read({ value: form, until: isDated ? earliest(ends) : null });
}

function viewOf(form: FormDefinition, path: string, { site }: PageContext): FormView {
  return { form, path, website_slug: site.slug, captcha: site.settings.captcha, car: null, days: {}, back: null };
}

function carOf(car: Car, { site, picture }: PageContext): FormView["car"] {
  const [image] = car.images;
  const price = priceDisplay(car, site.settings);
  // The plans of the form have a price each.
  const isPlanned = canSubscribe(car, site.settings);
  return {
    id: car.id,
    slug: car.slug,
    name: titleOf(car).full,
    price: isPlanned ? "" : `${price.text} ${besidePrice(price)}`.trim(),
    yard: yardOfCar(car.location_id, site.locations),
    picture: (image && picture(image.url, image.cutout)) ?? null,
  };
}

function daysOf(car: Car, { site, now, read }: PageContext): FormView["days"] {
  const { enquiry } = site.settings;
  const place = site.locations.find(({ id }) => id === car.location_id) ?? site.locations[0];
  if (!place || !enquiry.test_drive) return {};
  return { [car.location_id]: read(slotDays(place, enquiry.test_drive, now.getTime(), site.format)) };
}

/** Drop-off times of the locations, for forms that ask for one. `ids` are the caller's locations. */
function dropOffDaysOf(id: FormId, { site, now, read }: PageContext, ids?: readonly string[]): FormView["days"] {
  const { dropOff } = formNamed(id);
  if (!dropOff) return {};
  const { settings, locations } = site;
  const wanted = ids ?? placesOf(dropOff.department, locations).map((place) => place.id);
  const places = locations.filter((place) => wanted.includes(place.id));
  const ahead = dropOff.daysAhead(settings);
  return Object.fromEntries(
    places.map((place) => [place.id, read(dropOffDays(place, ahead, now.getTime(), site.format))]),
  );
}
