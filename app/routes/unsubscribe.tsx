import { data, redirect } from "react-router";
import { BadLink, NotePage, OneButton } from "../features/alerts/note-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { linkContext, pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/unsubscribe";
import { postedFields } from "#app/pages/form/posted-fields.ts";

export const handle = { parameters: ["token"], mailed: true };

/** Without a login, and with one press of one button. Opening the page alone changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const token = url.searchParams.get("token") ?? "";
  const subscription = (await context.get(linkContext)?.alerts.subscription(token)) ?? null;
  const view = {
    subscription,
    path: `/unsubscribe?${new URLSearchParams({ token }).toString()}`,
    name: site.settings.name,
    listing: site.settings.default_search_path,
    head: toHead({ site, path: "/unsubscribe", title: "Unsubscribe", noindex: true }),
  };
  return data(view, { status: subscription === null ? 404 : 200 });
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { alerts } = postOf(context);
  const token = url.searchParams.get("token") ?? "";
  const { go } = Object.fromEntries(await postedFields(request));
  if (go === "again") await alerts.resubscribe(token);
  else await alerts.unsubscribe(token);
  throw redirect(`/unsubscribe?${new URLSearchParams({ token }).toString()}`, 303);
}

export { alertLinks as links } from "../features/alerts/alert-styles.ts";
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Unsubscribe({ loaderData: { subscription, path, name, listing } }: Route.ComponentProps) {
  if (!subscription) return <BadLink listing={listing} />;
  const whom = subscription.address ?? "your address";
  if (!subscription.isOut) {
    return (
      <NotePage icon="close" title={`Stop emails from ${name}?`}>
        <p>All offers, news and alerts to {whom} stop at once. Answers to your own enquiries still reach you.</p>
        <OneButton path={path} name="go" value="out" label="Unsubscribe" />
      </NotePage>
    );
  }
  return (
    <NotePage icon="check" title="You are unsubscribed">
      <p>
        No more offers, news or alerts from {name} to {whom}. Answers to your own enquiries still reach you.
      </p>
      {subscription.address !== null && (
        <OneButton
          path={path}
          name="go"
          value="again"
          label="That was a mistake, subscribe again"
          variant="secondary"
        />
      )}
    </NotePage>
  );
}
