import type { DefaultPage } from "./page-text.ts";

export const servicePage: DefaultPage = ({ settings: { service, parts }, say }) => ({
  title: "Book a service",
  description: `Book a service, ${say("tyres")} or a repair at {{name}}. Say what your {{vehicle}} needs and choose a day.`,
  body: `::: hero
# Book a service
Tell us the {{vehicle}}, what it needs and a day that suits. We confirm by phone, and ring before we do anything you did not ask for.
${service?.xtime_url ? `[Book online now](${service.xtime_url})` : "[Book a service](#service)"}
[Call {{phone}}]({{phone_link}})
:::

::: form service
:::

::: cards
## What we do
### Scheduled servicing
By the book, at the price we quote before we start. Your service history is stamped or logged the same day.

### ${say("Tyres")}
Fitted, balanced and aligned. We measure the tread at every service and show you the number.

### Brakes and batteries
Checked while you wait where we can, replaced with parts that keep your warranty.

${
  parts
    ? "### Parts and accessories\nGenuine parts, ordered by the number of your {{vehicle}} so that they fit. Collect them or have them fitted.\n[Ask about a part](/parts)"
    : "### Inspections\nBefore you buy, before a long trip, or for registration."
}
:::

::: locations service
## Our workshops
:::

::: faq Service, Servicing, Workshop
## Good to know
:::
`,
});

export const brandServicePage: DefaultPage = ({ settings, make }) => ({
  title: `${make} service`,
  description: `${make} servicing at {{name}}: trained technicians, genuine parts and prices known before you book.`,
  body: `::: hero
# ${make} service
Looked after by people who work on ${make} all day, with genuine parts and the maker's own tools and software.
[Book a ${make} service](${settings.service?.path ?? "/contact"})
[Call {{phone}}]({{phone_link}})
:::

::: facts
- **Genuine** ${make} parts, with the maker's warranty on each
- **Trained** technicians, every year, on every new model
- **Known** prices: you hear the cost before we start
:::

::: form service
:::

::: columns
## What is different here
### Software and recalls
Every visit includes the maker's updates and open recalls, at no charge.

### Your warranty
We log each service with the maker, so that your warranty and your {vehicle}'s value are safe.

### Your day
Wait with a coffee, take a loan {vehicle} when you book ahead, or be dropped nearby.
:::

::: locations service
## Where we work
:::

::: models
## The range
:::
`,
});

export const partsPage: DefaultPage = () => ({
  title: "Parts and accessories",
  description: "Order parts and accessories from {{name}}, matched to your {{vehicle}} by its VIN or registration.",
  body: `::: hero
# Parts and accessories
Tell us your {{vehicle}} and what you need. We match it by the VIN or the registration, so that it fits the first time.
[Ask for a part](#parts)
[Call {{phone}}]({{phone_link}})
:::

::: form parts
:::

::: columns
### Genuine parts
Made for your {{vehicle}}, with the maker's warranty.

### Accessories
Tow bars, mats, racks and liners, fitted in our workshop or ready to take home.

### Trade customers
Workshops and body shops get trade prices and delivery. Ask for an account.
:::

::: locations parts
## Parts counters
:::
`,
});

export const fleetPage: DefaultPage = ({ settings: { service } }) => ({
  title: "Fleet and business",
  description:
    "{Vehicles} for your business from {{name}}: one person to call, fleet prices and service that keeps you on the road.",
  body: `::: hero
# Fleet and business
From two utes to two hundred {vehicles}. One person looks after your order, your registrations and your servicing.
[Talk to fleet](#fleet)
[Call {{phone}}]({{phone_link}})
:::

::: columns
### Priced for business
Fleet prices from the second {vehicle}, quoted in writing and held for 30 days.

### Ready to work
Trays, tow bars, racks and signs fitted before delivery, to your place if you like.

### Kept on the road
${service ? "Priority bookings in our workshops, and one bill a month." : "One person who knows your {vehicles}, and one bill a month."}
:::

::: form fleet
:::

::: stock {{search_path}}
## In stock now
:::
`,
});

export const careersPage: DefaultPage = () => ({
  title: "Careers",
  description: "Work at {{name}}: what we offer, who we look for and how to apply.",
  body: `::: hero
# Work with us
We hire for attitude and teach the rest. If you like {vehicles} and people in equal parts, we would like to meet you.
[Apply](#careers)
:::

::: columns
## What we offer
### Training
Paid courses with the makers we work with, and time to do them in.

### Fair pay
A base you can live on, and extra for work well done.

### A life outside
Rosters four weeks ahead, and weekends that are shared out fairly.
:::

::: form careers
:::

::: staff
## Who you would work with
:::
`,
});
