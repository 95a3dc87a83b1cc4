import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/form-fields";
import { loadForm } from "#app/pages/form/form-data.ts";

/** The form of a page as data, for its dialog: `/form` before the address of the page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return Response.json(await loadForm(`/${params["*"] ?? ""}`, context.get(pageContext)));
}
