import { FormPage } from "../features/enquiry/form-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/place-form";
import { loadPlaceForm } from "./form-data.ts";
import { postForm } from "./form-post.ts";
import { formWiring } from "./form-wiring.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.dependsOnCountsOnly();
  const view = loadPlaceForm(params, page);
  return { view, head: toHead({ site: page.site, path: view.path, title: view.form.title, noindex: true }) };
}

export function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return postForm(loadPlaceForm(params, page), request, page);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function PlaceForm({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { url: `/contact-us/${params.location}`, label: "Phone, address and hours" };
  return <FormPage view={view} posted={actionData ?? null} wiring={formWiring} back={back} />;
}
