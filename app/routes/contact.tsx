import { toHead } from "../features/chrome/page-head.ts";
import { ContactPage } from "../features/locations/contact-page.tsx";
import { loadContactPage } from "../features/locations/load-contact-page.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/contact";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.dependsOnCountsOnly();
  const { name } = page.site.settings;
  const description = `Call, write to or visit ${name}.`;
  return {
    view: loadContactPage(page),
    head: toHead({ site: page.site, path: "/contact", title: "Contact us", description }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage view={loaderData.view} />;
}
