import { formatOf } from "#domain/country/format.ts";
import { html, raw } from "hono/html";
import type { SandboxSession } from "#server/adapters/payments/sandbox.ts";
import { platformTokens } from "#server/platform/platform-tokens.ts";
import { pageTransition } from "#site/page-transition.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { isDark, themeStyle } from "#site/theme.ts";

export const sandboxChoices = {
  approve: "Approve the payment",
  decline: "Decline the card",
  slow: "Approve, but tell the dealer 10 seconds late",
  abandon: "Leave without paying",
} as const;
export type SandboxChoice = keyof typeof sandboxChoices;

type Dealer = Pick<
  PublicSettings,
  "name" | "logo" | "locale" | "currency" | "distance_unit" | "brand" | "accent" | "tokens"
>;

const styles = `
  * { box-sizing: border-box }
  body { margin: 0; font: 1.0625rem/1.5 var(--font); color: var(--ink-0); background: var(--surface-1); color-scheme: var(--scheme) }
  header { display: flex; justify-content: center; padding: 16px; background: var(--header); color: var(--on-header) }
  header img { display: block; max-width: 100%; height: auto }
  main { max-width: 28rem; margin: clamp(16px, 6vh, 64px) auto; padding: 24px; background: var(--surface-0); border: 1px solid var(--line); border-radius: var(--radius-2) }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
  p { margin: 0; text-wrap: pretty }
  .calm { margin-top: 12px; padding: 12px 16px; background: var(--surface-2); border-radius: var(--radius) }
  .note { margin-top: 12px; padding: 12px 16px; background: var(--danger-weak); border-radius: var(--radius); font-weight: 600 }
  dl { margin: 20px 0 8px }
  dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line) }
  dd { margin: 0; font-weight: 600; text-align: right }
  .sum { align-items: baseline; border: 0; font-weight: 700 }
  .sum dd { font-size: 1.75rem }
  button { display: block; width: 100%; min-height: 48px; margin-top: 12px; padding: 8px 16px; font: inherit; font-weight: 600; text-wrap: balance; border: 1px solid var(--line-2); border-radius: var(--radius); background: none; color: inherit; cursor: pointer }
  button:first-of-type { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
  button:hover { background: var(--surface-2) }
  button:first-of-type:hover { background: var(--accent-hover) }
  button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  @media (max-width: 575px) { main { margin: 0 auto; border-width: 0 0 1px; border-radius: 0 } }
`;

export const sandboxStyle = (dealer: Dealer): string =>
  [platformTokens, themeStyle(dealer), styles, pageTransition].join(" ");

/** Replaces a provider's payment page, in the dealer's colours; says first that no money moves. */
export function sandboxPage(
  { title, amount, currency, reference }: SandboxSession,
  session: string,
  declined: boolean,
  dealer: Dealer,
) {
  const { name, logo, locale } = dealer;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Test payment, ${name}</title>
        ${raw(`<style>${sandboxStyle(dealer)}</style>`)}
      </head>
      <body>
        <header>
          <img
            src="${isDark(dealer, "header") ? logo.on_dark : logo.on_light}"
            width="${logo.width}"
            height="${logo.height}"
            alt="${name}"
          />
        </header>
        <main>
          <h1>Test payment</h1>
          <p class="calm">No money moves on this page. Choose how the payment shall end.</p>
          ${declined ? html`<p class="note" role="alert">The card was declined. You have not been charged. Try again, or leave without paying.</p>` : ""}
          <dl>
            <div>
              <dt>For</dt>
              <dd>${title}</dd>
            </div>
            <div>
              <dt>Reservation</dt>
              <dd>${reference}</dd>
            </div>
            <div class="sum">
              <dt>To pay</dt>
              <dd>${formatOf(dealer).money(amount)} ${currency}</dd>
            </div>
          </dl>
          <form method="post" action="/api/payments/sandbox/pay">
            <input type="hidden" name="session" value="${session}" />
            ${Object.entries(sandboxChoices).map(
              ([choice, label]) => html`<button name="choice" value="${choice}">${label}</button>`,
            )}
          </form>
        </main>
      </body>
    </html>`;
}
