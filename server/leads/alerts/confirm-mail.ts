import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";
import type { Site } from "#site/site.ts";
import type { MailContent } from "#server/leads/mail/mail-content.ts";

type Confirmation = { site: Site; origin: string; names: readonly string[]; confirmUrl: string };

/** Nothing is sent to an address until its owner has confirmed it. */
export function confirmMail({ site, origin, names, confirmUrl }: Confirmation): MailContent {
  const { name, email } = site.public;
  const { button, heading, paragraph } = mailParts(mailLook(site.public));
  const title = names.length === 1 ? "Confirm your alert" : "Confirm your alerts";
  const intro = `Somebody, we hope you, asked ${name} to email this address about:`;
  const promise = "You get one email a day at most, and only when there is something new.";
  const why = `This address was given at ${origin}. If that was not you, do nothing: without the button above you will not hear from us again, and we forget the address after a week.`;
  const list = names.map((one) => `<li style="margin:0 0 6px"><strong>${escapeMarkup(one)}</strong></li>`).join("");
  return {
    subject: `${title}: ${names[0] ?? ""}${names.length > 1 ? ` and ${names.length - 1} more` : ""}`,
    replyTo: { name, address: email },
    unsubscribe: null,
    html: mailPage({
      site,
      title,
      preview: intro,
      body: [
        heading(title),
        paragraph(intro),
        `<ul class="m-ink" style="margin:0 0 20px;padding-left:20px">${list}</ul>`,
        `<p style="margin:0 0 20px">${button(names.length === 1 ? "Yes, send me this alert" : "Yes, send me these alerts", confirmUrl)}</p>`,
        paragraph(promise, "soft"),
      ].join("\n"),
      footer: [name, why].map(escapeMarkup).join("<br>"),
    }),
    text: [
      title,
      intro,
      names.map((one) => `- ${one}`).join("\n"),
      `Yes, send it: ${confirmUrl}`,
      promise,
      name,
      why,
    ].join("\n\n"),
  };
}
