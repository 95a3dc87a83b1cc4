import { data, Form, redirect } from "react-router";
import { portOf } from "../desk-context.ts";
import { orNowhere } from "../loading/nowhere.ts";
import { posted } from "../loading/posted.ts";
import { withSaid } from "../loading/said.ts";
import { meContext } from "../loading/signed-in-person.ts";
import { siteAsked } from "../loading/site-asked.ts";
import { PersonPane } from "../people/person-pane.tsx";
import { RoleParts } from "../people/role-form.tsx";
import { SendButton } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import type { Route } from "./+types/people-invite";

export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = siteAsked(url, context.get(meContext));
  const { site, locations } = orNowhere(await portOf(context).people({ site: slug }));
  return { site, locations };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = siteAsked(url, context.get(meContext));
  const form = await posted(request);
  const typed = {
    name: form.text("name"),
    address: form.text("address"),
    role: form.text("role"),
    locations: form.texts("location"),
  };
  const invited = orNowhere(await portOf(context).invite({ site, ...typed }));
  if ("problems" in invited) return data({ problems: invited.problems, typed }, { status: 422 });
  return redirect(withSaid("/people", "invited", site), 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Invite somebody, Forecourt desk" }];

export default function PeopleInvite({ loaderData, actionData }: Route.ComponentProps) {
  const { site, locations } = loaderData;
  const { problems = {}, typed } = actionData ?? {};
  return (
    <PersonPane label="Invite somebody" site={site.slug}>
      <section className="stack">
        <div>
          <h2 className="pane-title">Invite somebody</h2>
          <p className="meta">They get a mail with a link and a code for {site.name}.</p>
        </div>
        <Form method="post" className="stack">
          <InputField
            label="Name"
            name="name"
            autoComplete="off"
            required
            defaultValue={typed?.name}
            problem={problems.name}
          />
          <InputField
            label="Email address"
            name="address"
            type="email"
            autoComplete="off"
            required
            defaultValue={typed?.address}
            problem={problems.address}
          />
          <RoleParts
            role={typed?.role ?? null}
            chosen={typed?.locations ?? []}
            locations={locations}
            problems={problems}
          />
          <div className="buttons">
            <SendButton icon="mail">Send the invitation</SendButton>
          </div>
        </Form>
      </section>
    </PersonPane>
  );
}
