import type { Site } from "#site/site.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { type MailColours, mailLook } from "./mail-look.ts";
import { headingFont } from "./mail-parts.ts";

/** Tables and inline styles, because mail programs agree on those; dark colours for programs that know them. */
const rulesOf = (dark: MailColours): string =>
  [
    `.m-ground{background:${dark.ground}!important}`,
    `.m-sheet{background:${dark.sheet}!important;border-color:${dark.line}!important}`,
    `.m-head{background:${dark.header}!important;color:${dark.onHeader}!important;border-color:${dark.rule}!important}`,
    `.m-ink{color:${dark.ink}!important}`,
    `.m-soft{color:${dark.soft}!important}`,
    `.m-line{border-color:${dark.line}!important}`,
    `.m-stage{background:${dark.stage}!important}`,
    `.m-well{background:${dark.well}!important;border-color:${dark.line}!important}`,
    `.m-btn{background:${dark.button}!important;color:${dark.onButton}!important;border-color:${dark.buttonEdge}!important}`,
  ].join("");

/** On a phone the sheet fills the screen, and columns are stacked. */
const narrow = [
  ".m-pad{padding-left:20px!important;padding-right:20px!important}",
  ".m-ground-pad{padding:0!important}",
  ".m-sheet{border-width:0!important}",
  ".m-sheet,.m-head{border-radius:0!important}",
  ".m-label{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important}",
  ".m-value{display:block!important;padding-top:0!important}",
  ".m-half{display:block!important;width:auto!important}",
].join("");

type Page = { site: Site; title: string; preview: string; body: string; footer: string };

/** One sheet with the dealer's name on its colour. `body` and `footer` are already markup. */
export function mailPage({ site, title, preview, body, footer }: Page): string {
  const look = mailLook(site.public);
  const { light, dark, name, sheetCorner } = look;
  const rule = name.rule > 0 ? `;border-bottom:${name.rule}px solid ${light.rule}` : "";
  const ground = `background:${light.ground}`;
  return `<!doctype html>
<html lang="${site.public.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rulesOf(dark)}}@media (max-width:575px){${narrow}}</style>
</head>
<body class="m-ground" style="margin:0;padding:0;${ground};font-family:${look.text}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-ground" style="${ground};font-family:${look.text}"><tr><td align="center" class="m-ground-pad" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-sheet" style="max-width:600px;background:${light.sheet};border:1px solid ${light.line};border-radius:${sheetCorner}px">
<tr><td class="m-pad m-head" align="${name.align}" style="padding:18px 32px;background:${light.header};color:${light.onHeader};border-radius:${sheetCorner}px ${sheetCorner}px 0 0${rule};${headingFont(look, name.size)}">${escapeMarkup(site.public.name)}</td></tr>
<tr><td class="m-pad m-ink" style="padding:28px 32px 8px;color:${light.ink};font-size:16px;line-height:1.5">${body}</td></tr>
<tr><td class="m-pad m-soft" style="padding:12px 32px 28px;color:${light.soft};font-size:13px;line-height:1.5">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
