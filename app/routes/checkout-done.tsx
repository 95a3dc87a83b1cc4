import type { Format } from "#domain/country/format.ts";
import { data, redirect } from "react-router";
import { holdEndText } from "#domain/reservation/hold-end-text.ts";
import { titleOf } from "#domain/car/title.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { ReservationPage } from "../features/reserve/reservation-page.tsx";
import { cancelText } from "../features/reserve/cancel-text.ts";
import { reservationText } from "../features/reserve/reservation-text.ts";
import { linkContext, pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/checkout-done";
import { unbroken } from "#app/ui/unbroken.ts";
import { postedFields } from "#app/pages/form/posted-fields.ts";
import reserveStyles from "../features/reserve/reserve.css?url";
import successStyles from "../features/enquiry/success.css?url";

// Like the pages behind mailed links: rendered for the holder of the token, and never cached.
export const handle = { kinds: ["forms"], parameters: ["reservation", "again", "cancel"], mailed: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, stock, now } = context.get(pageContext);
  const { settings } = site;
  const token = url.searchParams.get("reservation") ?? "";
  const own = (await context.get(linkContext)?.reservations.find(token)) ?? null;
  const car = (await stock.bySlug(params.slug)) ?? (await stock.gone(params.slug));
  if (!own || !car || car.id !== own.car_id) throw data(null, { status: 404 });
  const checkout = `/cars/${params.slug}/${settings.payment_provider?.checkout_word ?? "checkout"}`;
  const name = titleOf(car).full;
  const until = holdEndText(own.hold_until, settings);
  const place = site.locations.find(({ id }) => id === car.location_id);
  const zone = (place ?? settings).time_zone;
  const day = (iso: string) => unbroken(site.format.date(iso, "short day", zone));
  const moment = (iso: string) => unbroken(site.format.date(iso, "short moment", zone));
  const again = url.searchParams.get("again") === "1";
  const leftMs = own.hold_until - now.getTime();
  const about = {
    own,
    format: site.format,
    car: name,
    place: placeOfCar(car),
    until,
    day,
    moment,
    again,
    isOver: leftMs <= 0,
  };
  const text = reservationText(about);
  const cancel = cancelText(own.cancelling, { ...about, fee: site.format.money(own.fee) });
  const isCancelling = cancel !== null && url.searchParams.get("cancel") === "1";
  const { reference, status, fee, handover } = own;
  return {
    view: {
      own: { reference, status, fee, handover },
      text,
      token,
      path: pathOf(checkout, token),
      checkout,
      car: { name, url: `/cars/${params.slug}` },
      phone: car.location.phone || settings.phone,
      terms: status === "paid" ? (settings.payment_provider?.terms ?? null) : null,
      reservedUntil: status === "paid" ? reservedUntilText(own.reserved_until, zone, site.format) : null,
      cancel,
      isCancelling,
      carId: car.id,
      leftMs,
    },
    head: toHead({ site, path: checkout, title: isCancelling ? cancel.title : text.title, noindex: true }),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { reservations } = postOf(context);
  const token = url.searchParams.get("reservation") ?? "";
  const { act, reason = "", agreed } = Object.fromEntries(await postedFields(request));
  const here = pathOf(url.pathname.replace(/\/done$/, ""), token);
  if (act === "cancel") await reservations.cancel(token);
  if (act === "cancel-paid") {
    const outcome = await reservations.cancelPaid(token, { reason, agreed: agreed === "refund" ? "refund" : "ask" });
    // Meanwhile something else would happen: the page says what, and asks again.
    throw redirect(outcome?.kind === "changed" ? `${here}&cancel=1` : here, 303);
  }
  if (act !== "pay") throw redirect(here, 303);
  const outcome = await reservations.pay(token);
  if ("error" in outcome) return data({ error: outcome.error }, { status: 503 });
  throw redirect(outcome.url ?? here, 303);
}

/** "Friday, 13 March 2026 at 12:05 pm", by the clock of the car's location. */
function reservedUntilText(iso: string | null, zone: string, format: Format): string | null {
  if (iso === null) return null;
  return format.date(iso, "moment", zone);
}

const pathOf = (checkout: string, token: string): string =>
  `${checkout}/done?${new URLSearchParams({ reservation: token }).toString()}`;

export const links = () => [successStyles, reserveStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CheckoutDone({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <ReservationPage view={view} error={actionData?.error ?? null} />;
}
