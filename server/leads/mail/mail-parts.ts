import { escapeMarkup } from "#domain/text/escape-markup.ts";
import type { MailLook } from "./mail-look.ts";
import { mailTokens } from "./mail-tokens.ts";

type Link = { label: string; href: string };
type Kind = "ink" | "soft";

/** The parts of a mail in one site's look. All take text and return markup. */
export function mailParts(look: MailLook) {
  const { light, corner } = look;
  const colour: Record<Kind, string> = { ink: `color:${light.ink}`, soft: `color:${light.soft}` };
  const round = corner > 0 ? `;border-radius:${corner}px` : "";
  /** A box that stands out from the sheet. */
  const well = `background:${light.well};border:1px solid ${light.line}${round}`;

  const title = (tag: "h1" | "h2", size: number, margin: string, text: string): string =>
    `<${tag} class="m-ink" style="margin:${margin};${headingFont(look, size)};line-height:1.2;${colour.ink}">${escapeMarkup(text)}</${tag}>`;

  const table = (facts: readonly { label: string; markup: string }[]): string => {
    if (facts.length === 0) return "";
    const rows = facts.map(
      ({ label, markup }) =>
        `<tr><td class="m-label m-soft m-line" valign="top" style="width:34%;padding:8px 12px 8px 0;border-bottom:1px solid ${light.line};${colour.soft};font-size:14px">${escapeMarkup(label)}</td>` +
        `<td class="m-value m-ink m-line" valign="top" style="padding:8px 0;border-bottom:1px solid ${light.line};${colour.ink};font-size:15px;word-break:break-word">${markup}</td></tr>`,
    );
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join("")}</table>`;
  };

  const link = (label: string, href: string, kind: Kind = "ink"): string =>
    `<a href="${escapeMarkup(href)}" class="m-${kind}" style="${colour[kind]};text-decoration:underline">${escapeMarkup(label)}</a>`;

  return {
    ...colour,
    well,
    link,
    heading: (text: string): string => title("h1", look.heading.size, "0 0 10px", text),
    subheading: (text: string): string => title("h2", Math.round(look.heading.size * 0.75), "18px 0 12px", text),
    paragraph: (text: string, kind: Kind = "ink"): string =>
      `<p class="m-${kind}" style="margin:0 0 16px;${colour[kind]}">${lines(text)}</p>`,

    /** A notice to read first. */
    notice: (text: string, more: Link | null = null): string => {
      const { notice, onNotice } = mailTokens;
      const on = more
        ? ` <a href="${escapeMarkup(more.href)}" style="color:${onNotice}">${escapeMarkup(more.label)}</a>`
        : "";
      return `<p style="margin:0 0 16px;padding:10px 14px;background:${notice};color:${onNotice};font-size:14px;font-weight:600${round}">${escapeMarkup(text)}${on}</p>`;
    },

    /** A quotation of somebody's own words. */
    quote: (text: string): string =>
      `<div class="m-well m-ink" style="margin:0 0 20px;padding:14px 16px;${well};${colour.ink}">${lines(text)}</div>`,

    button: (label: string, href: string): string => {
      const { weight, size } = look.button;
      const caps = look.heading.caps ? `;${headingFont(look, size)}` : "";
      const shape = `display:inline-block;margin:0 6px 8px 0;padding:11px 20px;border:2px solid ${light.buttonEdge};border-radius:${look.buttonCorner}px`;
      return `<a href="${escapeMarkup(href)}" class="m-btn" style="${shape};background:${light.button};color:${light.onButton};font-size:${size}px;font-weight:${weight};text-decoration:none${caps}">${escapeMarkup(label)}</a>`;
    },

    /** Label and value side by side, stacked on a phone. */
    factTable: (facts: readonly { label: string; value: string; urls?: readonly string[] }[]): string =>
      table(
        facts.map(({ label, value, urls }) => ({
          label,
          markup: urls ? urls.map((url) => link(url, url)).join("<br>") : lines(value),
        })),
      ),
    linkTable: (links: readonly { label: string; value: string; url: string }[]): string =>
      table(links.map(({ label, value, url }) => ({ label, markup: link(value, url) }))),
  };
}

/** The template's font style for large text. */
export function headingFont({ display, heading }: MailLook, size: number): string {
  const { weight, spacing, caps, italic } = heading;
  const further = `${caps ? ";text-transform:uppercase" : ""}${italic ? ";font-style:italic" : ""}`;
  return `font-family:${display};font-size:${size}px;font-weight:${weight};letter-spacing:${spacing}em${further}`;
}

const lines = (text: string): string => escapeMarkup(text).replaceAll(/\r?\n/g, "<br>");
