import { data, redirect } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { BadLink, NotePage, OneButton } from "../features/alerts/note-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { linkContext, pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/alert-confirm";

export const handle = { parameters: ["token"], mailed: true };

/** Programs that check mail follow every link in it: opening this page says nothing yet, its button does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const token = url.searchParams.get("token") ?? "";
  const confirmation = (await context.get(linkContext)?.alerts.confirmation(token)) ?? null;
  const title =
    confirmation === null
      ? "This link does not work any more"
      : confirmation.isOn
        ? "Your alert is on"
        : "Confirm your alert";
  const view = {
    confirmation,
    path: `/alerts/confirm?${new URLSearchParams({ token }).toString()}`,
    listing: site.settings.default_search_path,
    head: toHead({ site, path: "/alerts/confirm", title, noindex: true }),
  };
  return data(view, { status: confirmation === null ? 404 : 200 });
}

export async function action({ context, url }: Route.ActionArgs) {
  const { alerts } = postOf(context);
  const token = url.searchParams.get("token") ?? "";
  await alerts.confirm(token);
  throw redirect(`/alerts/confirm?${new URLSearchParams({ token }).toString()}`, 303);
}

export { alertLinks as links } from "../features/alerts/alert-styles.ts";
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function AlertConfirm({ loaderData: { confirmation, path, listing } }: Route.ComponentProps) {
  if (!confirmation) return <BadLink listing={listing} />;
  const names = (
    <ul>
      {confirmation.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
  if (!confirmation.isOn) {
    return (
      <NotePage icon="mail" title="One more step">
        <p>Shall we email you about this, at most once a day?</p>
        {names}
        <OneButton path={path} name="go" value="yes" label="Yes, turn it on" />
      </NotePage>
    );
  }
  return (
    <NotePage icon="check" title={confirmation.names.length === 1 ? "Your alert is on" : "Your alerts are on"}>
      {names}
      <p>We write when there is something new. Every email has a link to pause, change or stop it.</p>
      <p>
        <ButtonLink href={confirmation.manage}>Change your alerts</ButtonLink>
      </p>
    </NotePage>
  );
}
