import { matchPath } from "react-router";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/form-fields";
import { loadCarForm, loadPlaceForm } from "./form-data.ts";

/** The form of a page as data, for its dialog: `/form` before the address of the page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = `/${params["*"] ?? ""}`;
  const car = matchPath("/cars/:slug/:form", path)?.params;
  if (car?.slug && car.form) return Response.json(await loadCarForm({ slug: car.slug, form: car.form }, page));
  const place = matchPath("/contact-us/:location/:id", path)?.params;
  if (place?.location && place.id) {
    return Response.json(loadPlaceForm({ location: place.location, id: place.id }, page));
  }
  return Response.json({ error: "There is no such form." }, { status: 404 });
}
