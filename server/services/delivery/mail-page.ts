import type { Site } from "#site/site.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { type MailColours, mailColours } from "./mail-colours.ts";
import { darkMailTokens, mailTokens } from "./mail-tokens.ts";

/** Tables and inline styles, because that is what mail programs agree on; the dark colours for those that know them. */
const dark = [
  `.m-ground{background:${darkMailTokens.ground}!important}`,
  `.m-sheet{background:${darkMailTokens.sheet}!important;border-color:${darkMailTokens.line}!important}`,
  `.m-ink{color:${darkMailTokens.ink}!important}`,
  `.m-soft{color:${darkMailTokens.soft}!important}`,
  `.m-line{border-color:${darkMailTokens.line}!important}`,
  `.m-stage{background:${darkMailTokens.stage}!important}`,
  `.m-well{background:${darkMailTokens.well}!important;border-color:${darkMailTokens.line}!important}`,
].join("");

const font = `font-family:${mailTokens.font}`;
export const ink = `color:${mailTokens.ink}`;
export const soft = `color:${mailTokens.soft}`;
/** What stands apart from the sheet. */
export const well = `background:${mailTokens.well};border:1px solid ${mailTokens.line}`;

type Page = { site: Site; title: string; preview: string; body: string; footer: string };

/** One sheet with the dealer's name on its colour. `body` and `footer` are markup already. */
export function mailPage({ site, title, preview, body, footer }: Page): string {
  const { brand, onBrand, button: accent } = mailColours(site.public);
  const name = escapeMarkup(site.public.name);
  return `<!doctype html>
<html lang="${site.public.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}@media (max-width:575px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-ground-pad{padding:0!important}.m-label{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important}.m-value{display:block!important;padding-top:0!important}.m-half{display:block!important;width:auto!important}}</style>
</head>
<body class="m-ground" style="margin:0;padding:0;background:${mailTokens.ground};${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-ground" style="background:${mailTokens.ground}"><tr><td align="center" class="m-ground-pad" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-sheet" style="max-width:600px;background:${mailTokens.sheet};border:1px solid ${mailTokens.edge}">
<tr><td class="m-pad" style="padding:18px 32px;background:${brand};border-bottom:3px solid ${accent};color:${onBrand};font-size:18px;font-weight:700;letter-spacing:-0.01em">${name}</td></tr>
<tr><td class="m-pad m-ink" style="padding:28px 32px 8px;${ink};font-size:16px;line-height:1.5">${body}</td></tr>
<tr><td class="m-pad m-soft" style="padding:12px 32px 28px;${soft};font-size:13px;line-height:1.5">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

export function heading(text: string): string {
  return `<h1 class="m-ink" style="margin:0 0 6px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;${ink}">${escapeMarkup(text)}</h1>`;
}

export function paragraph(text: string, kind: "ink" | "soft" = "ink"): string {
  const colour = kind === "ink" ? ink : soft;
  return `<p class="m-${kind}" style="margin:0 0 16px;${colour}">${lines(text)}</p>`;
}

export function subheading(text: string): string {
  return `<h2 class="m-ink" style="margin:18px 0 12px;font-size:18px;line-height:1.3;letter-spacing:-0.01em;${ink}">${escapeMarkup(text)}</h2>`;
}

/** Something to notice before reading on. */
export function notice(text: string, link: { label: string; href: string } | null = null): string {
  const more = link
    ? ` <a href="${escapeMarkup(link.href)}" style="color:${mailTokens.onNotice}">${escapeMarkup(link.label)}</a>`
    : "";
  return `<p style="margin:0 0 16px;padding:10px 14px;background:${mailTokens.notice};color:${mailTokens.onNotice};font-size:14px;font-weight:600">${escapeMarkup(text)}${more}</p>`;
}

/** A passage in somebody's own words. */
export function quote(text: string): string {
  return `<div class="m-well m-ink" style="margin:0 0 20px;padding:14px 16px;${well};${ink}">${lines(text)}</div>`;
}

export function button(label: string, href: string, colours: MailColours): string {
  const style = `display:inline-block;padding:11px 18px;background:${colours.button};color:${colours.onButton};font-size:15px;font-weight:600;text-decoration:none;border-radius:6px`;
  return `<a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(label)}</a>`;
}

/** Label and value side by side, one above the other on a phone. */
export function factTable(facts: readonly { label: string; value: string }[]): string {
  return table(facts.map(({ label, value }) => ({ label, markup: lines(value) })));
}

export function linkTable(links: readonly { label: string; value: string; url: string }[]): string {
  return table(
    links.map(({ label, value, url }) => ({
      label,
      markup: `<a href="${escapeMarkup(url)}" class="m-ink" style="${ink}">${escapeMarkup(value)}</a>`,
    })),
  );
}

function table(facts: readonly { label: string; markup: string }[]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ({ label, markup }) =>
      `<tr><td class="m-label m-soft m-line" valign="top" style="width:34%;padding:8px 12px 8px 0;border-bottom:1px solid ${mailTokens.line};${soft};font-size:14px">${escapeMarkup(label)}</td>` +
      `<td class="m-value m-ink m-line" valign="top" style="padding:8px 0;border-bottom:1px solid ${mailTokens.line};${ink};font-size:15px;word-break:break-word">${markup}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join("")}</table>`;
}

const lines = (text: string): string => escapeMarkup(text).replaceAll(/\r?\n/g, "<br>");
