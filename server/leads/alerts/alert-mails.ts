import type { MailContent } from "#server/leads/mail/mail-content.ts";
import { isEnding } from "#domain/alert/alert.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { subjectView } from "./alert-search.ts";
import { confirmMail } from "./confirm-mail.ts";
import { digestMail } from "./digest-mail.ts";
import { isStillTrue } from "./make-digests.ts";

type Making = { runtime: SiteRuntime; document: DeliveryDocument; links: MailLinks; now: Date };
/** The mail, or why there is nothing to send any more. */
type Made = MailContent | { nothing: string };

/** A mail of alerts, composed when it is sent: from the stock, the alerts and the unsubscribes at that time. */
export type AlertMail = (making: Making) => Promise<Made>;

export const confirmationOfAlert: AlertMail = async ({ runtime, document, links, now }) => {
  const { site, store, pageSite } = runtime;
  const { request = "" } = document;
  const { stock } = await runtime.state(now.getTime());
  const alerts = await store.alerts.ofRequest(request);
  if (alerts.length === 0) return { nothing: "A later request took the place of this one." };
  const names = alerts.map(({ subject }) => subjectView(site, stock, subject).mailName);
  const confirmUrl = links.url(pageSite.origin, site.slug, "confirm", request);
  return confirmMail({ site, origin: pageSite.origin, names, confirmUrl });
};

export const digestOfAlerts: AlertMail = async ({ runtime, document, links, now }) => {
  const { site, store, pageSite } = runtime;
  const { to = [], parts = [] } = document;
  const subscriber = await store.alerts.subscriberOf(store.consent.keyOf(to[0] ?? ""));
  if (!subscriber) return { nothing: "The subscriber is gone." };
  if (await store.consent.isSuppressed(subscriber.address)) return { nothing: "They have unsubscribed." };
  const { stock } = await runtime.state(now.getTime());
  const alerts = (await store.alerts.ofSubscriber(subscriber.id)).filter(({ state }) => state === "active");
  const sections = parts.flatMap(({ alert_id, tells }) => {
    const alert = alerts.find(({ id }) => id === alert_id);
    const cars = tells
      .filter((tell) => isStillTrue(tell, stock))
      .map(({ car_id, kind, was }) => ({ kind, was, car: stock.find(car_id) }));
    if (!alert || cars.length === 0) return [];
    const { mailName: name, url } = subjectView(site, stock, alert.subject);
    return { name, url, isSearch: alert.subject.kind === "search", cars };
  });
  if (sections.length === 0) return { nothing: "The news in this digest is no longer true." };
  const ends = alerts.map(({ expires_at }) => expires_at).toSorted()[0];
  return digestMail({
    site,
    origin: pageSite.origin,
    sections,
    manageUrl: links.url(pageSite.origin, site.slug, "manage", subscriber.id),
    unsubscribeUrl: links.url(pageSite.origin, site.slug, "unsubscribe", subscriber.address_key),
    endsOn:
      ends !== undefined && isEnding(Date.parse(ends), now.getTime())
        ? pageSite.format.date(ends, "day of the year", site.public.time_zone)
        : null,
  });
};
