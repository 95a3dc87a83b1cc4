import { data } from "react-router";
import { toHead } from "../features/chrome/page-head.ts";
import { ContactPage } from "../features/locations/contact-page.tsx";
import { loadContactPlace } from "../features/locations/load-contact-page.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/contact-location";
import { renderEmailUs } from "./email-us.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.dependsOnCountsOnly();
  const view = loadContactPlace(params.location, page);
  if (!view) throw data(null, { status: 404 });
  const { name } = page.site.settings;
  const description = `Phone numbers, address and opening hours: ${view.title}, ${name}.`;
  return {
    view,
    head: toHead({ site: page.site, path: `/contact-us/${params.location}`, title: view.title, description }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function ContactLocation({ loaderData }: Route.ComponentProps) {
  return <ContactPage view={loaderData.view} emailUs={renderEmailUs} />;
}
