import { FormPage } from "../features/enquiry/form-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/car-form";
import { loadCarForm } from "./form-data.ts";
import { postForm } from "./form-post.ts";
import { formWiring } from "./form-wiring.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = await loadCarForm(params, page);
  const title = `${view.form.title}: ${view.car?.name ?? ""}`;
  return { view, head: toHead({ site: page.site, path: view.path, title, noindex: true }) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return postForm(await loadCarForm(params, page), request, page);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CarForm({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const back = { url: `/cars/${view.car?.slug ?? ""}`, label: "Back to the car" };
  return <FormPage view={view} posted={actionData ?? null} wiring={formWiring} back={back} />;
}
