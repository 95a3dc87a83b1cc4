import { CreditsPage } from "../features/chrome/credits-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/credits";

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const title = "Image credits";
  const description = `Whose pictures and other work the website of ${site.settings.name} uses, and under which ${site.format.say("licences")}.`;
  return { head: toHead({ site, path: "/credits", title, description }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default CreditsPage;
