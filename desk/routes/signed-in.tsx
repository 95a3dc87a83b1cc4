import { Outlet, useMatches } from "react-router";
import type { DeskSite } from "#site/desk-port.ts";
import { meContext, signedInOnly } from "../loading/signed-in-person.ts";
import { toShellView } from "../shell-view.ts";
import { Shell } from "../ui/shell.tsx";
import type { Route } from "./+types/signed-in";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function loader({ context }: Route.LoaderArgs) {
  const { name, rights, menu, sites } = context.get(meContext);
  return { name, rights, menu, sites };
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const shown = useMatches().flatMap(({ loaderData: data }) => siteIn(data))[0] ?? null;
  return (
    <Shell view={toShellView(loaderData, shown)}>
      <Outlet />
    </Shell>
  );
}

/** The site of a page: its loader returns it as `site`. */
const siteIn = (data: unknown): DeskSite[] =>
  typeof data === "object" && data !== null && "site" in data && data.site ? [data.site as DeskSite] : [];
