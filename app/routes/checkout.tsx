import { data, redirect, type RouterContextProvider } from "react-router";
import { isHeld } from "#domain/car/hold.ts";
import { reserveProblem } from "#domain/car/may-reserve.ts";
import { toHead } from "../features/chrome/page-head.ts";
import reserveStyles from "../features/reserve/reserve.css?url";
import { CheckoutPage } from "../features/reserve/checkout-page.tsx";
import { toCheckoutView } from "../features/reserve/checkout-view.ts";
import { shownCar } from "#app/pages/card/shown-car.ts";
import { Island } from "../islands/island.tsx";
import { linkContext, pageContext, postContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/checkout";
import { loadCheckoutForm } from "#app/pages/form/form-data.ts";
import { postForm } from "#app/pages/form/form-post.ts";

// The valuation of a visitor's own vehicle is only for the holder of its id, so such a page is never cached.
export const handle = { kinds: ["forms"], parameters: ["valuation_id"], mailed: "valuation_id" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { car, path, refusal, valued } = await checkoutOf(params.slug, url, context);
  const { site, now, picture } = page;
  shownCar(car, page);
  const view = toCheckoutView(car, { settings: site.settings, now: now.getTime(), picture, valued, path });
  return {
    view: { ...view, refusal },
    form: refusal === null ? loadCheckoutForm(car, path, valued, page) : null,
    isHeld: isHeld(car, now.getTime()),
    head: toHead({ site, path, title: `Reserve the ${view.car.heading}`, noindex: true }),
  };
}

export async function action({ context, params, url, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { car, path, refusal, valued } = await checkoutOf(params.slug, url, context);
  if (refusal !== null) return data(null, { status: 409 });
  return postForm(loadCheckoutForm(car, path, valued, page), request, postOf(context));
}

/**
 * 4.4: if a car cannot be reserved, the page redirects to the car's page, which shows why. A visitor who has posted the
 * form is told why instead: the car was free when they started.
 */
async function checkoutOf(slug: string, { pathname, searchParams }: URL, context: Readonly<RouterContextProvider>) {
  const { site, stock } = context.get(pageContext);
  const { settings } = site;
  const provider = settings.payment_provider;
  const car = await stock.bySlug(slug);
  if (!provider || !car) throw data(null, { status: 404 });
  const path = `/cars/${slug}/${provider.checkout_word}`;
  const refusal = reserveProblem(car, settings);
  if (refusal !== null && context.get(postContext) === null) throw redirect(`/cars/${slug}`);
  // The other word belongs to other sites.
  if (pathname !== path) throw redirect(path, 308);
  const id = searchParams.get("valuation_id");
  const valued = id === null ? null : await context.get(linkContext)?.valuations.get(id);
  return { car, path, refusal, valued: valued ?? null };
}

export const links = () => [{ rel: "stylesheet", href: reserveStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Checkout({ loaderData: { view, form, isHeld: held }, actionData }: Route.ComponentProps) {
  const posted = actionData ?? null;
  const isOpen = form !== null && (!held || posted !== null);
  return (
    <CheckoutPage
      view={posted ? { ...view, heldUntil: null } : view}
      form={isOpen && <Island name="form" when="idle" props={{ view: form, posted }} />}
    />
  );
}
