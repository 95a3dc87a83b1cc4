import { data, redirect } from "react-router";
import { titleOf } from "#domain/car/title.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { callNumber } from "#domain/phone/call-number.ts";
import { NotePage, OneButton } from "../features/alerts/note-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext, postOf } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/call";

async function callableCar({ stock, site: { settings } }: PageContext, slug: string) {
  const car = await stock.bySlug(slug);
  if (!car) throw data(null, { status: 404 });
  if (!settings.phone_masked || car.location.phone === "") throw redirect(`/cars/${slug}`);
  return car;
}

/** 4.6 without a script: the masked number with a button, and the number itself after pressing it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const car = await callableCar(page, params.slug);
  const path = `/cars/${car.slug}/call`;
  const place = placeOfCar(car);
  return {
    path,
    car: { name: titleOf(car).full, url: `/cars/${car.slug}` },
    place,
    phone: callNumber(car.location.phone, page.site.settings).text,
    head: toHead({ site: page.site, path, title: `Call ${place}`, noindex: true }),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const car = await callableCar(page, params.slug);
  return { phone: await postOf(context).revealPhone(car) };
}

export { alertLinks as links } from "../features/alerts/alert-styles.ts";
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CallPage({ loaderData: { path, car, place, phone }, actionData }: Route.ComponentProps) {
  return (
    <NotePage icon="phone" title={`Call ${place}`}>
      <p>
        About the <a href={car.url}>{car.name}</a>
      </p>
      {actionData ? (
        <p>
          <ButtonLink variant="primary" size="large" href={telLink(actionData.phone)}>
            {actionData.phone}
          </ButtonLink>
        </p>
      ) : (
        <OneButton path={path} name="show" value="number" label={`Show the number ${phone}`} />
      )}
    </NotePage>
  );
}
