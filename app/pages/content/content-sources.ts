import { publicPhone } from "#domain/phone/public-phone.ts";
import type { Car } from "#domain/car/car.ts";
import { qualifiesForValuation } from "#domain/car/may-reserve.ts";
import { financeLink } from "#domain/finance/finance-link.ts";
import type { Location } from "#domain/location/location.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import type { PageFacts } from "#domain/page/page-facts.ts";
import type { PageForm } from "#domain/page/section-kinds.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { CardView } from "#app/features/card/card-view.ts";
import type { SectionSources } from "#app/features/content/section-sources.ts";
import { filledFromAddress } from "#app/features/enquiry/address-values.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { type LocationsView, toLocationsView } from "#app/features/locations/locations-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import { cardOf } from "#app/pages/card/shown-car.ts";
import { loadContactForm, loadFinanceForm, loadSiteForm, loadTradeIn } from "#app/pages/form/form-data.ts";
import { isServed } from "#site/paths/find-path.ts";

export type ContentSources = SectionSources<CardView, FormView, LocationsView>;

/** `car` is the one that the finance of the page is for, `params` what the address says. */
type About = { car?: Car | null; params?: URLSearchParams | undefined };

/** Composes the features that a page's sections show. */
export function contentSources(path: string, page: PageContext, about: About = {}): ContentSources {
  const { site } = page;
  const car = askedCar(about.params, page);
  const own = site.locations.find(({ id, visible }) => visible && id === car?.location_id);
  return {
    page,
    path,
    isServed: (url) => isServed(site, url),
    linkTo: (url) => (about.car ? aboutCar(url, about.car, site.settings) : url),
    phone: (own && publicPhone(own, site.settings)) || site.settings.phone,
    cardOf: (car: Car) => cardOf(car, page),
    formOf: (name) => {
      const form = formOf(name, page, about);
      return form && about.params ? filledFromAddress(form, about.params) : form;
    },
    placesOf: (kind) => placesOf(kind, page),
  };
}

/** The listed car that an address names, whatever it may be asked for. */
function askedCar(params: URLSearchParams | undefined, { stock }: PageContext): Car | null {
  const id = params?.get("car_id") ?? null;
  return id === null ? null : (stock.byIds([id])[0] ?? null);
}

/** The finance pages and the trade-in page know the car by its id. */
function aboutCar(url: string, car: Car, { finance_provider, trade_in }: PublicSettings): string {
  const [path = ""] = url.split(/[?#]/);
  if (path !== "" && [finance_provider?.path, finance_provider?.apply_path].includes(path))
    return financeLink(path, car);
  if (path === "" || path !== trade_in?.path || !qualifiesForValuation(car)) return url;
  return `${path}?${new URLSearchParams({ car_id: car.id }).toString()}`;
}

function formOf(name: PageForm, page: PageContext, { car, params }: About): FormView | null {
  if (name === "contact") return loadContactForm(null, page);
  if (name === "trade-in") return loadTradeIn(params?.get("car_id") ?? null, page);
  if (car && formNamed(name).carPage?.ofFinanced) return loadFinanceForm(name, car, page);
  return loadSiteForm(name, page);
}

function placesOf(kind: string, { site, now, read, picture }: PageContext): LocationsView | null {
  const isOfKind = ({ location_type }: Location) => kind === "" || (location_type || "sales") === kind;
  const places = site.locations.filter((place) => place.visible && isOfKind(place));
  if (places.length === 0) return null;
  return toLocationsView(places, { settings: site.settings, now: now.getTime(), read, picture, contactButton: true });
}

/** Facts about the dealer for the pages of a site. */
export function factsOf({ site, stock }: PageContext): PageFacts {
  const { settings, locations } = site;
  const first = locations.find(({ primary }) => primary) ?? locations[0];
  const at = first?.address;
  return {
    name: settings.name,
    phone: settings.phone,
    phone_link: telLink(settings.phone),
    email: settings.email,
    address: at ? [at.street, at.city, `${at.state} ${at.postcode}`.trim()].filter(Boolean).join(", ") : "",
    city: at?.city ?? "",
    licences: settings.footer.licences.join(" · "),
    cars: site.format.number(stock.counts().all),
    vehicle: settings.vehicle_words.one,
    privacy_path: settings.privacy_path,
    terms_path: settings.terms_path,
    search_path: settings.default_search_path,
    locations_path: settings.locations.path,
  };
}
