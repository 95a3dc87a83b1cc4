import { formatOf } from "#domain/country/format.ts";
import { besidePrice, priceDisplay } from "#domain/car/price.ts";
import { weeklyText } from "#domain/subscription/plan-offer.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { carLink, carName, carPicture, type LeadContext } from "./lead-context.ts";
import { mailLook, type MailLook } from "./mail-look.ts";
import { headingFont, mailParts } from "./mail-parts.ts";
import { mailTokens } from "./mail-tokens.ts";

type CarContext = Pick<LeadContext, "car" | "site" | "origin"> & Partial<Pick<LeadContext, "lead">>;

/** "$23,990 Drive away", "$134 per week for 3 months", or what the pages show instead. */
export function carPrice({ car, site, lead }: Pick<CarContext, "car" | "site" | "lead">): string {
  if (!car) return "";
  const { weekly_price, subscription_length } = lead?.fields ?? {};
  // Of the day of the lead: the car may cost something else by now.
  if (typeof weekly_price === "number") {
    return `${weeklyText(weekly_price, formatOf(site.public))} for ${String(subscription_length)}`;
  }
  const price = priceDisplay(car, site.public);
  return [price.text, besidePrice(price)].filter(Boolean).join(" ");
}

export function carDetails({ car, site }: Pick<LeadContext, "car" | "site">): string {
  if (!car) return "";
  return [
    car.stocknum && `Stock ${car.stocknum}`,
    car.km === null ? "" : formatOf(site.public).odometer(car.km),
    car.location.name || car.dealership_name,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Why the car is shown, and its previous price. Several cars are shown beside their pictures if there is room. */
type CardNote = { label?: string; was?: string | null; beside?: boolean };

export function carCard(context: CarContext, { label, was = null, beside = false }: CardNote = {}): string {
  const link = carLink(context);
  if (link === null) return "";
  const look = mailLook(context.site.public);
  const { ink, soft, well } = mailParts(look);
  const href = escapeMarkup(link);
  const name = escapeMarkup(carName(context));
  const picture = carPicture(context);
  const image = picture
    ? `<td class="m-stage${beside ? " m-half" : ""}"${beside ? ' width="46%" valign="middle"' : ""} style="background:${look.light.stage}"><a href="${href}"><img src="${escapeMarkup(picture)}" alt="${name}" width="534" style="display:block;width:100%;height:auto;border:0;${soft}"></a></td>`
    : "";
  const split = beside || image === "" ? "" : "</tr><tr>";
  const mark = label
    ? `<div style="display:inline-block;margin:0 0 8px;padding:3px 9px;background:${mailTokens.mark};color:${mailTokens.onMark};font-size:13px;font-weight:700;border-radius:${Math.min(look.corner, 6)}px">${escapeMarkup(label)}</div><br>`
    : "";
  const before = was
    ? ` <span class="m-soft" style="${soft};font-size:14px;font-weight:400;text-decoration:line-through">${escapeMarkup(was)}</span>`
    : "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-well" style="margin:0 0 20px;overflow:hidden;${well}"><tr>${image}${split}<td${beside ? ' class="m-half" valign="middle"' : ""} style="padding:14px 16px">
${mark}<a href="${href}" class="m-ink" style="${ink};${headingFont(look, nameSize(look))};line-height:1.25;text-decoration:underline">${name}</a>
<div class="m-ink" style="${ink};font-size:16px;font-weight:600;padding-top:2px">${escapeMarkup(carPrice(context))}${before}</div>
<div class="m-soft" style="${soft};font-size:14px">${escapeMarkup(carDetails(context))}</div>
</td></tr></table>`;
}

/** A font that is large in headings is large here as well. */
const nameSize = ({ heading }: MailLook): number => Math.round(heading.size * 0.7);
