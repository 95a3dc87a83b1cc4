import { formatOf } from "#domain/country/format.ts";
import { type DefaultPage, when } from "./page-text.ts";
import { faqItems, tradeInFaq } from "./trade-in-faq.ts";

export const aboutPage: DefaultPage = ({ settings: { about } }) => ({
  title: "About us",
  description: "Who {{name}} is, the people you will meet, and where to find us.",
  body: `::: hero
# About {{name}}
:::

${about}

::: milestones
## Along the way
:::

::: staff
## The people you will meet
:::

::: locations sales
## Where to find us
:::

::: action
## Come and say hello
[Contact us](/contact)
[See our stock]({{search_path}})
:::
`,
});

export const faqsPage: DefaultPage = ({ settings }) => ({
  title: "Questions and answers",
  description: "Answers to what customers of {{name}} ask most, about buying, finance, trade-ins and service.",
  body: `::: hero
# Questions and answers
What people ask us most. If yours is not here, call {{phone}}.
:::

::: faq
:::

${when(settings.trade_in?.faq, `::: faq\n## About trade-ins\n${faqItems(tradeInFaq(settings))}\n:::`)}

::: action
## Still wondering?
Ask us. A person answers, and there is no obligation.
[Ask a question](/contact)
:::
`,
});

export const offersPage: DefaultPage = ({ settings: { subscribe }, offersRun }) => ({
  title: "Special offers",
  description: "Current offers at {{name}}, each with its terms and end date.",
  body: `::: hero
# Special offers
${
  offersRun
    ? "Our current offers, with their terms and end dates."
    : "There are no offers today. The prices below are the ones on the windscreen, and we can tell you when the next offer starts."
}
${when(!offersRun && subscribe, "[Tell me about the next one](/subscribe)")}
${when(!offersRun, "[Ask us](/contact)")}
:::

::: offers
:::

::: stock {{search_path}}
## New in stock
:::
`,
});

export const subscribePage: DefaultPage = ({ settings: { subscribe } }) => ({
  title: subscribe?.title ?? "Subscribe",
  description: "Get new arrivals and offers from {{name}} by e-mail. Leave whenever you like.",
  body: `::: hero
# ${subscribe?.title ?? "Subscribe"}
${subscribe?.text ?? "One short e-mail. Leave whenever you like."}
:::

::: form subscribe
:::

::: columns
### What you get
New arrivals, price drops and offers, before they are advertised elsewhere.

### What we do with your address
We use it for this and nothing else. Our [privacy policy]({{privacy_path}}) says more.

### How to stop
Every e-mail has a link at the bottom. One click and you are off the list.
:::
`,
});

export const electricPage: DefaultPage = ({ settings, say }) => {
  const { country } = settings;
  const { roundly } = formatOf(settings);
  const figure = (km: number) => roundly(km).split(" ")[0] ?? "";
  return {
    title: "Electric {vehicles}",
    description: "Electric {vehicles} in stock at {{name}}, with plain facts about range, charging and running costs.",
    body: `::: hero
![](/media/flat/hatchback-white-front34.webp)
# Electric {vehicles}
Plug in at home, drive past the ${say("bowser")}. Here is what to know, and what we have in stock.
[See what is in stock](#in-stock)
[Ask us about charging](/contact)
:::

::: facts
- **${figure(300)}-${roundly(500)}** range of most new electric {vehicles} on one charge
- **7 hours** or so to fill a typical battery from a ${say("7 kW")} wall box
- **30 minutes** from 10 to 80 ${say("per cent")} at a fast charger
- **8 years** usual battery warranty, or ${roundly(160_000)}
:::

::: stock /search/electric /search?fuel=Hybrid,Plug-in+Hybrid /search?fuel=Hybrid
## In stock
:::

::: cards
## Which kind suits you
### Electric
No ${say("petrol")} at all. Best if you can charge where you park, and most days are under ${roundly(300)}. The fewest parts to service.

### Plug-in hybrid
${figure(40)} to ${roundly(90)} on the battery, then ${say("petrol")}. Short trips on power, long ones without planning.

### Hybrid
Charges itself while you drive and brake. Never plugged in, and uses about a third less ${say("petrol")} in town.
:::

::: faq
## Charging and range
### How do I charge at home?
An ordinary ${country.socket} point adds about ${figure(10)} to ${roundly(15)} of range an hour: fine overnight for a commute. A wall box of ${say("7 kW")} adds about ${roundly(40)} an hour. An electrician fits one in half a day.

### What does it cost to run?
An electric {vehicle} uses about ${say("15 to 20 kWh for 100 km")}. Multiply by the price on your power bill to compare it with what you spend on fuel.

### Does the range drop?
Yes, on the ${say("motorway")}, in the cold and with a trailer, by up to a third. Batteries also age slowly: most still hold well over 80 ${say("per cent")} after eight years.

### Can it tow?
Some can, and the plate says how much. Expect about half the range with a ${say("caravan")} behind you.
:::

::: action
## Drive one for an hour
On the roads you use, with your questions answered by someone who owns one.
[Book a drive](/contact)
:::
`,
  };
};

export const feedbackPage: DefaultPage = () => ({
  title: "Tell us how we did",
  description: "Praise or a complaint about {{name}}: it goes to a manager, who answers you.",
  body: `::: hero
# Tell us how we did
Good or bad, a manager reads it. If something went wrong, say how you would like it put right.
:::

::: form feedback
:::

::: columns
### What happens next
We write back within two working days. A complaint is answered in 14 days at the latest.

### Rather in person?
Ask for the manager at any of [our places]({{locations_path}}).
:::
`,
});
