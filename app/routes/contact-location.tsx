import { data } from "react-router";
import { contactSlug } from "#domain/location/contact-link.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { ContactPage } from "../features/locations/contact-page.tsx";
import { loadContactPlace } from "../features/locations/load-contact-page.ts";
import { locationSchema } from "../features/locations/location-schema.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/contact-location";
import { renderEmailUs } from "#app/pages/form/email-us.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = loadContactPlace(params.location, page);
  if (!view) throw data(null, { status: 404 });
  const { settings, origin, locations } = page.site;
  const description = `Phone numbers, address and opening hours: ${view.title}, ${settings.name}.`;
  const path = `/contact-us/${params.location}`;
  const here = locations.filter(({ visible, name }) => visible && contactSlug(name) === params.location);
  return {
    view,
    head: toHead({
      site: page.site,
      path,
      title: view.title,
      description,
      crumbs: view.crumbs,
      schema: here.map((place) => locationSchema(place, { origin, settings, now: page.now.getTime() })),
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function ContactLocation({ loaderData }: Route.ComponentProps) {
  return <ContactPage view={loaderData.view} emailUs={renderEmailUs} />;
}
