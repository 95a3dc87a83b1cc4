import { data, redirect } from "react-router";
import { AskPage } from "../features/alerts/ask-page.tsx";
import { NotePage } from "../features/alerts/note-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/alert-new";
import { alertTarget } from "#app/pages/alerts/alert-targets.ts";
import { wantsIn } from "#app/pages/alerts/posted-wants.ts";
import { postedFields } from "#app/pages/form/posted-fields.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const handle = { parameters: ["for", "car", "sent"] };

export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site } = page;
  const sent = url.searchParams.has("sent");
  const view = sent ? null : alertTarget(url, page).view;
  const title = view?.title ?? "Check your mail";
  return {
    view,
    listing: site.settings.default_search_path,
    head: toHead({ site, path: "/alerts/new", title, noindex: true }),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { subjects, view } = alertTarget(url, page);
  const posted = await postedFields(request);
  const fields = Object.fromEntries(posted);
  const wants = wantsIn(posted);
  const answer = await postOf(context).alerts.ask({ subjects, fields, wants, page: view.back.url });
  if (answer.result === "sent") throw redirect("/alerts/new?sent=1", 303);
  return data(
    { email: fields["email"] ?? "", chosen: wants, answer },
    { status: answer.result === "refused" ? answer.status : 200 },
  );
}

export { alertLinks as links } from "../features/alerts/alert-styles.ts";
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function AlertNew({ loaderData: { view, listing }, actionData }: Route.ComponentProps) {
  if (view) return <AskPage view={view} posted={actionData ?? null} />;
  return (
    <NotePage icon="mail" title="Check your mail">
      <p>We have sent you an email with one button. Press it and the alert is on.</p>
      <p>Nothing there after a few minutes? Have a look in the spam folder, or ask again with another address.</p>
      <p>
        <ButtonLink href={listing} data-last-search="">
          Keep looking
        </ButtonLink>
      </p>
    </NotePage>
  );
}
