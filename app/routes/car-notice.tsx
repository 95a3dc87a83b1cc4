import { data, redirect } from "react-router";
import { shownCar } from "#app/pages/card/shown-car.ts";
import { isServed } from "#site/paths/find-path.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { consumerNoticeOf } from "../features/vehicle/consumer-notice.ts";
import { NoticePage } from "../features/vehicle/notice-page.tsx";
import { crumbsOf } from "../features/vehicle/vehicle-links.ts";
import { titleOf } from "#domain/car/title.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/car-notice";

export const handle = { kinds: ["vehicle", "notice"] };

/** 2.3.16: the notice of the law as a sheet of its own. A car without one leads to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock } = page;
  const car = await stock.bySlug(params.slug);
  if (!car) throw data(null, { status: 404 });
  shownCar(car, page);
  const { settings, locations } = site;
  const notice = consumerNoticeOf(car, { settings, locations, isServed: (url) => isServed(site, url) });
  if (!notice) throw redirect(`/cars/${car.slug}`);
  const { full } = titleOf(car);
  const title = `Consumer Information Notice: ${full}`;
  return {
    car: { full, crumbs: crumbsOf(car, stock.grammar) },
    notice,
    head: toHead({ site, path: notice.printUrl, title, noindex: true }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CarNotice({ loaderData: { car, notice } }: Route.ComponentProps) {
  return <NoticePage car={car} notice={notice} />;
}
