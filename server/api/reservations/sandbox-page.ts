import { html, raw } from "hono/html";
import type { SandboxSession } from "#server/adapters/payments/sandbox.ts";
import { platformTokens } from "#server/platform-tokens.ts";

export const sandboxChoices = {
  approve: "Approve the payment",
  decline: "Decline the card",
  slow: "Approve, but tell the dealer 10 seconds late",
  abandon: "Leave without paying",
} as const;
export type SandboxChoice = keyof typeof sandboxChoices;

/** Stands where a provider's own page would. Plain on purpose: nobody shall take it for one. */
export function sandboxPage(
  { title, amount, currency, reference }: SandboxSession,
  session: string,
  declined: boolean,
) {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Test payment</title>
        <style>
          ${raw(platformTokens)} body {
            font: 1.0625rem/1.5 var(--font);
            color: var(--ink);
            background: var(--ground);
            margin: 0;
          }
          main {
            max-width: 26rem;
            margin: 8vh auto;
            padding: 1.5rem;
            background: var(--sheet);
            border: 1px solid var(--line);
            border-radius: 12px;
          }
          h1 {
            font-size: 1.375rem;
            margin: 0 0 0.25rem;
          }
          .sum {
            font-size: 2rem;
            font-weight: 700;
            margin: 1rem 0;
          }
          .note {
            padding: 0.75rem 1rem;
            background: var(--danger-weak);
            border-radius: 8px;
            color: var(--danger);
          }
          button {
            display: block;
            width: 100%;
            min-height: 48px;
            margin-top: 0.75rem;
            font: inherit;
            font-weight: 600;
            border-radius: 8px;
            border: 1px solid var(--edge);
            background: var(--sheet);
            color: inherit;
            cursor: pointer;
          }
          button:first-of-type {
            background: var(--ink);
            color: var(--sheet);
          }
          small {
            color: var(--soft);
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Test payment</h1>
          <small>No money moves on this page.</small>
          ${declined ? html`<p class="note" role="alert">The card was declined. You have not been charged. Try again, or leave without paying.</p>` : ""}
          <p>${title}<br /><small>Reservation ${reference}</small></p>
          <p class="sum">$${amount} ${currency}</p>
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
