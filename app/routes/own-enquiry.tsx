import { data, redirect } from "react-router";
import { cardOf } from "#app/pages/card/shown-car.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";
import { postedFields } from "#app/pages/form/posted-fields.ts";
import { ownEnquiryView, pathOf } from "#app/pages/own-enquiry/own-enquiry-view-of.ts";
import type { OwnAct } from "#site/page-ports.ts";
import { platformPages } from "#site/paths/platform-paths.ts";
import { RateNote } from "../features/card/card-repayment.tsx";
import { rateNoteOf } from "../features/card/rate-note.ts";
import { BadLink } from "../features/alerts/note-page.tsx";
import { alertLinks } from "../features/alerts/alert-styles.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { EndedLink } from "../features/own-enquiry/ended-link.tsx";
import { OwnEnquiryPage } from "../features/own-enquiry/own-enquiry-page.tsx";
import ownStyles from "../features/own-enquiry/own-enquiry.css?url";
import { linkContext, pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/own-enquiry";

export const handle = { kinds: ["forms"], parameters: ["token", "day", "done"], mailed: true };

const acts: readonly OwnAct["act"][] = ["move", "call-off", "ask", "renew"];
const actOf = (word: string | null) => acts.find((act) => act === word) ?? null;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock } = page;
  const token = url.searchParams.get("token") ?? "";
  const found = (await context.get(linkContext)?.enquiries.find(token)) ?? null;
  const head = (title: string) => toHead({ site, path: platformPages["own-enquiry"], title, noindex: true });
  const path = pathOf(token);
  const done = actOf(url.searchParams.get("done"));
  const { phone, default_search_path: listing } = site.settings;
  if (found === null || found === "ended") {
    const isEnded = found === "ended";
    const view = { isEnded, path, phone, listing, isSent: done === "renew", head: head("Your enquiry") };
    return data(view, { status: isEnded ? 410 : 404 });
  }
  const [car = null] = found.car_id === null ? [] : stock.byIds([found.car_id]);
  const view = ownEnquiryView(found, car, page, { path, day: url.searchParams.get("day"), done });
  const card = car && cardOf(car, page);
  const rateNote = card && rateNoteOf([card], site.settings);
  return data({ view, card, rateNote, head: head(view.title) });
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { enquiries } = postOf(context);
  const token = url.searchParams.get("token") ?? "";
  const { act: word = "", value = "" } = Object.fromEntries(await postedFields(request));
  const act = actOf(word);
  const changed = act && (await enquiries.change(token, { act, value }));
  if (!changed || !act) throw redirect(pathOf(token), 303);
  if (changed.result === "done") throw redirect(pathOf(token, { done: act }), 303);
  return data({ act, error: changed.error, value }, { status: changed.status });
}

export const links = () => [...alertLinks(), { rel: "stylesheet", href: ownStyles }];
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function OwnEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData ?? null;
  if (!("view" in loaderData)) {
    const { isEnded, listing, ...ended } = loaderData;
    return isEnded ? <EndedLink {...ended} error={refused?.error ?? null} /> : <BadLink listing={listing} />;
  }
  const { view, card, rateNote } = loaderData;
  return (
    <>
      <OwnEnquiryPage view={view} refused={refused} card={card && <StockCard card={card} headingLevel={3} />} />
      {rateNote !== null && <RateNote text={rateNote} />}
    </>
  );
}
