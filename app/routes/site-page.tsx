import { data } from "react-router";
import { CreditsPage } from "../features/chrome/credits-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/site-page";

/** The site's own names. Whatever is none of them does not exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, dependsOnCountsOnly } = context.get(pageContext);
  dependsOnCountsOnly();
  if (url.pathname !== "/credits") throw data(null, { status: 404 });
  return { head: toHead({ site, path: "/credits", title: "Image credits" }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function SitePage() {
  return <CreditsPage />;
}
