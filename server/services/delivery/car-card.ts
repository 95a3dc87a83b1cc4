import { priceDisplay } from "#domain/car/price.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { carLink, carName, carPicture, type LeadContext } from "./lead-context.ts";
import { ink, soft } from "./mail-page.ts";

/** "$23,990 Drive away", or what the pages show in its place. */
export function carPrice({ car, site }: LeadContext): string {
  if (!car) return "";
  const price = priceDisplay(car, site.public);
  return price.kind === "price" ? `${price.text} ${price.price_type}`.trim() : price.text;
}

export function carDetails({ car }: LeadContext): string {
  if (!car) return "";
  return [
    car.stocknum && `Stock ${car.stocknum}`,
    car.km === null ? "" : `${car.km.toLocaleString("en-AU")} km`,
    car.location.name,
  ]
    .filter(Boolean)
    .join(" · ");
}

export function carCard(context: LeadContext): string {
  const link = carLink(context);
  if (link === null) return "";
  const href = escapeMarkup(link);
  const name = escapeMarkup(carName(context));
  const picture = carPicture(context);
  const image = picture
    ? `<tr><td><a href="${href}"><img src="${escapeMarkup(picture)}" alt="${name}" width="534" style="display:block;width:100%;height:auto;border:0;${soft}"></a></td></tr>`
    : "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-well" style="margin:0 0 20px;background:#f5f7f9;border:1px solid #e3e8ec">${image}<tr><td style="padding:14px 16px">
<a href="${href}" class="m-ink" style="${ink};font-size:17px;font-weight:700;text-decoration:underline">${name}</a>
<div class="m-ink" style="${ink};font-size:16px;font-weight:600;padding-top:2px">${escapeMarkup(carPrice(context))}</div>
<div class="m-soft" style="${soft};font-size:14px">${escapeMarkup(carDetails(context))}</div>
</td></tr></table>`;
}
