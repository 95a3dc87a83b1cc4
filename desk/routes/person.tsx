import { data, redirect } from "react-router";
import { portOf } from "../desk-context.ts";
import { nowhere, orNowhere } from "../loading/nowhere.ts";
import { posted } from "../loading/posted.ts";
import { saidIn } from "../loading/said.ts";
import { meContext } from "../loading/signed-in-person.ts";
import { siteAsked } from "../loading/site-asked.ts";
import { personAct } from "../people/person-acts.ts";
import { PersonPane } from "../people/person-pane.tsx";
import { ChangePerson, PersonHead, PersonSessions, RemovePerson } from "../people/person-parts.tsx";
import { toPersonPage } from "../people/person-view.ts";
import { Notice, Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/person";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = siteAsked(url, context.get(meContext));
  const port = portOf(context);
  const [person, people] = await Promise.all([port.person({ site: slug, id: params.id }), port.people({ site: slug })]);
  return {
    ...toPersonPage(orNowhere(person), orNowhere(people).locations, Date.now()),
    said: saidIn(url),
    asksToRemove: url.searchParams.get("ask") === "remove",
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const site = siteAsked(url, context.get(meContext));
  const form = await posted(request);
  const act = personAct(form.text("act"));
  if (!act) throw nowhere();
  const done = await act(portOf(context), { site, id: params.id }, form);
  return "problem" in done ? data(done, { status: 422 }) : redirect(done.to, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? "Person"}, ${loaderData?.site.name ?? "Forecourt desk"}` },
];

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, site, said, mayChange } = loaderData;
  return (
    <PersonPane key={id} label={name} site={site.slug}>
      {said !== null && <Notice look="good">{said}</Notice>}
      {actionData && <Problem>{actionData.problem}</Problem>}
      <PersonHead person={loaderData} />
      {mayChange && <ChangePerson person={loaderData} />}
      <PersonSessions person={loaderData} />
      {mayChange && <RemovePerson person={loaderData} asks={loaderData.asksToRemove} />}
    </PersonPane>
  );
}
