import { financeParameters } from "#domain/form/finance-parameters.ts";
import { planParameter } from "#domain/form/plan-parameter.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { filledFromAddress } from "../features/enquiry/address-values.ts";
import { FormPage } from "../features/enquiry/form-page.tsx";
import { pageContext, postOf } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Route } from "./+types/form";
import { loadForm } from "#app/pages/form/form-data.ts";
import { postForm } from "#app/pages/form/form-post.ts";

/** The page depends on the values for its fields in the address. */
export const handle = { kinds: ["forms"], parameters: [...financeParameters, planParameter] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = await loadForm(url.pathname, page);
  const title = [view.form.title, view.car?.name].filter(Boolean).join(": ");
  return {
    view: filledFromAddress(view, url.searchParams),
    head: toHead({ site: page.site, path: view.path, title, noindex: true }),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const page: PageContext = context.get(pageContext);
  return postForm(filledFromAddress(await loadForm(url.pathname, page), url.searchParams), request, postOf(context));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Form({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <FormPage view={view} posted={actionData ?? null} />;
}
