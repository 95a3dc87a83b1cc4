import { redirect } from "react-router";
import { meContext } from "../loading/signed-in-person.ts";
import { seesAllSites } from "../loading/site-asked.ts";
import type { Route } from "./+types/start";

export function loader({ context }: Route.LoaderArgs) {
  return redirect(seesAllSites(context.get(meContext)) ? "/sites" : "/today");
}
