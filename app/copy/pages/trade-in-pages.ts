import { type DefaultPage, when } from "./page-text.ts";
import { estimateLimits, faqItems, tradeInFaq } from "./trade-in-faq.ts";

export const tradeInPage: DefaultPage = ({ settings, say }) => ({
  title: "Value your trade-in",
  description: "What your {{vehicle}} is worth to {{name}} as a trade-in, how we work it out and what to bring.",
  body: `::: hero
# What is your {{vehicle}} worth?
Tell us about it and you see an indicative range straight away, or a person calls you if there is none. Trade it in on one of ours, or just sell it to us.
[Tell us about your {{vehicle}}](#trade-in)
[Talk to us](/contact)
:::

::: steps
## How it works
### Tell us about your {{vehicle}}
${say("Registration")}, ${say("kilometres")} and an honest word about its condition. It takes about two minutes.

### Get an indicative figure
An estimate from a third-party valuation tool, subject to inspection.

### Bring it in
We inspect it, show you what we see and write down what we pay.
:::

::: form trade-in
:::

${when(settings.trade_in?.faq, `::: faq\n## Trade-in questions\n${faqItems(tradeInFaq(settings))}\n:::`)}
`,
});

export const instantPricePage: DefaultPage = ({ settings, say }) => ({
  title: "Instant price",
  description: "An indicative price for your {{vehicle}} from {{name}}, without waiting for a call.",
  body: `::: hero
# Your {{vehicle}}, priced
Have the ${say("registration")} and the ${say("kilometres")} ready. The price is indicative and subject to inspection.
[Get my price](${settings.trade_in?.path ?? "/contact"})
[Talk to a person](/contact)
:::

::: facts
- **2 minutes** is what it takes
- **${estimateLimits(settings).years} years** or newer, and under ${estimateLimits(settings).km}, for an online estimate
- **$0** to find out, and nothing to sign
:::

${when(settings.trade_in?.faq, `::: faq\n## Before you ask\n${faqItems(tradeInFaq(settings))}\n:::`)}

::: stock {{search_path}}
## What would you put it towards?
:::
`,
});

export const sellMyCarPage: DefaultPage = ({ settings, say }) => ({
  title: "Sell your {{vehicle}}",
  description:
    "Sell your {{vehicle}} to {{name}}: a figure from a person who has looked at it, and the money in your account.",
  body: `::: hero
# Sell us your {{vehicle}}
You do not have to buy one of ours. Tell us what you have and we come back with an offer, or a time to look at it.
[Tell us about it](#sell-my-car)
${settings.trade_in ? `[What is it worth?](${settings.trade_in.path})` : ""}
:::

::: form sell-my-car
:::

::: columns
## What to have ready
### The papers
Registration, service books and, if there is one, the payout letter of your lender.

### Both keys
And whatever came with it: spare wheel, jack, charging cable.

### Your account
We pay by ${say("direct credit")} once the papers are signed, and pay out your lender first where there is one.
:::
`,
});
