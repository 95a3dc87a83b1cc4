import { data, redirect } from "react-router";
import { ManagePage } from "../features/alerts/manage-page.tsx";
import { BadLink } from "../features/alerts/note-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { linkContext, pageContext, postOf } from "../page-context.ts";
import type { AlertAct } from "#site/page-ports.ts";
import type { Route } from "./+types/alert-manage";
import { wantsIn } from "#app/pages/alerts/posted-wants.ts";
import { postedFields } from "#app/pages/form/posted-fields.ts";

export const handle = { parameters: ["token", "done"], mailed: true };

const said: Readonly<Record<AlertAct, string>> = {
  pause: "Paused. We will not email you about it until you turn it on again.",
  resume: "It is on again, from now.",
  keep: "Kept for six months.",
  delete: "Deleted.",
  save: "Saved.",
};

const isAct = (word: string): word is AlertAct => Object.hasOwn(said, word);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const token = url.searchParams.get("token") ?? "";
  const done = url.searchParams.get("done") ?? "";
  const own = (await context.get(linkContext)?.alerts.own(token)) ?? null;
  const view = {
    own,
    path: pathOf(token),
    said: isAct(done) ? said[done] : null,
    listing: site.settings.default_search_path,
    head: toHead({ site, path: "/alerts/manage", title: "Your alerts", noindex: true }),
  };
  return data(view, { status: own === null ? 404 : 200 });
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { alerts } = postOf(context);
  const token = url.searchParams.get("token") ?? "";
  const fields = await postedFields(request);
  const { alert = "", act = "" } = Object.fromEntries(fields);
  const isDone = isAct(act) && (await alerts.change(token, { alert, act, wants: wantsIn(fields) }));
  throw redirect(isDone ? `${pathOf(token)}&done=${act}` : pathOf(token), 303);
}

const pathOf = (token: string): string => `/alerts/manage?${new URLSearchParams({ token }).toString()}`;

export { alertLinks as links } from "../features/alerts/alert-styles.ts";
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function AlertManage({ loaderData: { own, ...page } }: Route.ComponentProps) {
  return own ? <ManagePage own={own} {...page} /> : <BadLink listing={page.listing} />;
}
