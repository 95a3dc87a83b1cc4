import { orNowhere } from "../loading/nowhere.ts";
import { portOf } from "../desk-context.ts";
import { meContext } from "../loading/signed-in-person.ts";
import { siteAsked } from "../loading/site-asked.ts";
import { DeliveriesPanel } from "../today/deliveries-panel.tsx";
import { EnquiriesPanel } from "../today/enquiries-panel.tsx";
import { FeedsPanel } from "../today/feeds-panel.tsx";
import { toTodayView } from "../today/today-view.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/today";

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteAsked(url, context.get(meContext));
  return toTodayView(orNowhere(await portOf(context).today({ site })), Date.now());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Today"}, ${loaderData?.site.name ?? "Forecourt desk"}` },
];

export default function Today({ loaderData }: Route.ComponentProps) {
  const { over, title, lead, enquiries, feeds, failed } = loaderData;
  return (
    <>
      <PageHead over={over} title={title} lead={lead} />
      <div className={enquiries ? "columns" : "stack"}>
        {enquiries && <EnquiriesPanel {...enquiries} />}
        <div className="stack">
          {failed && <DeliveriesPanel failed={failed} />}
          {feeds && <FeedsPanel feeds={feeds} />}
        </div>
      </div>
    </>
  );
}
