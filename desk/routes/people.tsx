import { useOutlet } from "react-router";
import { counted } from "../copy/clock.ts";
import { portOf } from "../desk-context.ts";
import { orNowhere } from "../loading/nowhere.ts";
import { saidIn } from "../loading/said.ts";
import { meContext } from "../loading/signed-in-person.ts";
import { siteAsked } from "../loading/site-asked.ts";
import { InvitedRow } from "../people/invited-row.tsx";
import { toPersonRow } from "../people/people-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PeopleRow } from "../ui/people-row.tsx";
import { Notice } from "../ui/problem.tsx";
import type { Route } from "./+types/people";

export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = siteAsked(url, context.get(meContext));
  const { site, people, locations } = orNowhere(await portOf(context).people({ site: slug }));
  const now = Date.now();
  const rows = people.map((person) => toPersonRow(person, locations, site.time_zone, now));
  return { site, rows, said: saidIn(url) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `People, ${loaderData?.site.name ?? "Forecourt desk"}` },
];

export default function People({ loaderData }: Route.ComponentProps) {
  const { site, rows, said } = loaderData;
  // The page of a person, or the invitation. On a phone it is shown instead of the list.
  const pane = useOutlet();
  const query = `?site=${encodeURIComponent(site.slug)}`;
  return (
    <div className={pane ? "people-page open" : "people-page"}>
      <PageHead title="People" lead={`${counted(rows.length, "person", "people")}. Nobody has a password.`}>
        <ButtonLink look="primary" icon="invite" href={`/people/invite${query}`}>
          Invite
        </ButtonLink>
      </PageHead>
      {said !== null && !pane && <Notice look="good">{said}</Notice>}
      <div className="people">
        <ul className="people-list" aria-label={`People of ${site.name}`}>
          {rows.map((row) =>
            row.isInvited ? (
              <InvitedRow key={row.id} {...row} site={site.slug} />
            ) : (
              <PeopleRow key={row.id} href={`/people/${encodeURIComponent(row.id)}${query}`} {...row} />
            ),
          )}
        </ul>
        {pane}
      </div>
    </div>
  );
}
