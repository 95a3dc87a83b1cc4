import { data } from "react-router";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { FormPage } from "../features/enquiry/form-page.tsx";
import { pageContext, postOf } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Route } from "./+types/trade-in";
import { loadTradeIn } from "#app/pages/form/form-data.ts";
import { postForm } from "#app/pages/form/form-post.ts";

/** 2.1: /cars/trade-in?car_id={id}, and on its own. */
export const handle = { kinds: ["forms"], parameters: ["car_id"] };

const viewOf = (url: URL, page: PageContext) => {
  const view = loadTradeIn(url.searchParams.get("car_id"), page);
  if (!view) throw data(null, { status: 404 });
  return view;
};

export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = viewOf(url, page);
  const title = [view.form.title, view.car?.name].filter(Boolean).join(": ");
  return { view, head: toHead({ site: page.site, path: tradeInPath(null), title, noindex: true }) };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const page: PageContext = context.get(pageContext);
  return postForm(viewOf(url, page), request, postOf(context));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function TradeIn({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <FormPage view={view} posted={actionData ?? null} />;
}
