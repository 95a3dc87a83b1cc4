import { data, redirect } from "react-router";
import type { DeskPort } from "#site/desk-port.ts";
import { AccountName, AccountRights, AccountSessions, SignOut } from "../account/account-parts.tsx";
import { roleName } from "../copy/role-words.ts";
import { toSessionLine } from "../copy/session-words.ts";
import { portOf } from "../desk-context.ts";
import { nowhere } from "../loading/nowhere.ts";
import { type Posted, posted } from "../loading/posted.ts";
import { saidIn, withSaid } from "../loading/said.ts";
import { meContext } from "../loading/signed-in-person.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Notice } from "../ui/problem.tsx";
import type { Route } from "./+types/account";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, address, rights, sites } = context.get(meContext);
  const zone = sites[0]?.time_zone ?? "Australia/Sydney";
  const now = Date.now();
  const sessions = await portOf(context).sessions();
  return {
    name,
    address,
    rights: rights.map(({ role, site }) => {
      const place = site === null ? "all sites" : (sites.find(({ slug }) => slug === site)?.name ?? site);
      return `${roleName(role)}, ${place}`;
    }),
    sessions: sessions.map((session) => toSessionLine(session, zone, now)),
    said: saidIn(url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await posted(request);
  const port = portOf(context);
  switch (form.text("act")) {
    case "rename":
      return rename(port, form);
    case "end":
      await port.endSession({ id: form.text("id") });
      return redirect(withSaid("/account", "session"), 303);
    case "end-others":
      await port.endSession({ others: true });
      return redirect(withSaid("/account", "others"), 303);
    default:
      throw nowhere();
  }
}

async function rename(port: DeskPort, form: Posted) {
  const name = form.text("name");
  const renamed = await port.rename({ name });
  if ("problem" in renamed) return data({ problem: renamed.problem, name }, { status: 422 });
  return redirect(withSaid("/account", "renamed"), 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Your account, Forecourt desk" }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, address, rights, sessions, said } = loaderData;
  return (
    <>
      <PageHead title={name} lead={address} />
      <div className="narrow stack">
        {said !== null && <Notice look="good">{said}</Notice>}
        <AccountName key={name} name={actionData?.name ?? name} problem={actionData?.problem ?? null} />
        <AccountRights rights={rights} />
        <AccountSessions sessions={sessions} />
        <SignOut />
      </div>
    </>
  );
}
