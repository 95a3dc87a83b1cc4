import { type DefaultPage, when } from "./page-text.ts";

/** 4.5: complaints in 14 days; access acknowledged in 7 days and granted within 30. */
export const privacyPage: DefaultPage = ({ settings: { country, finance_provider, trade_in }, say }) => ({
  title: "Privacy policy",
  description: "What {{name}} keeps about you, why, for how long, and how to see or correct it.",
  body: `This policy says how {{name}} handles personal information under ${country.law.privacy}.

## What we collect
- Your name, phone number, e-mail address and ${say("postcode")}, when you send us a form.
- What you asked about: the {vehicle}, the booking, the question and the pages you looked at on the way to it.
${when(trade_in, `- Details of the {vehicle} you want to sell or trade in, such as its ${say("registration")} and ${say("kilometres")}.`)}
${when(finance_provider, "- Details of your income and commitments, only when you apply for finance.")}
- Your network address and browser, kept for a short time to stop abuse.

Your saved {vehicles} and the details our forms remember for you stay in your own browser. We cannot see them.

## What we use it for
We use it to answer you, to sell or service your {vehicle}, to meet our duties under the law, and, if you ticked the box, to send you news. Every such e-mail has a link to stop them. We do not sell personal information.

## Who sees it
The people at {{name}} who need it to help you, and those who work for us: the companies that run this website, send our mail and, where you ask for it, value your {vehicle}${when(finance_provider, " or lend you money")}. Some of them keep data overseas. We ask each of them to protect it as we do.

## How we keep it
On systems that only our staff can reach, and only as long as we need it for the purpose or have to keep it by law. Then we delete it or take your name off it.

## Seeing and correcting it
Ask us for what we hold about you at [{{email}}](mailto:{{email}}). An access request is acknowledged in 7 days and granted within 30 days. If something is wrong, we correct it.

## Complaints
Write to [{{email}}](mailto:{{email}}) or call {{phone}}. Complaints are answered in 14 days. If you are not happy with our answer, you can go to ${country.law.commissioner}.

## How to reach us
{{name}}  
{{address}}  
{{licences}}  
`,
});

/** The statement that the finance form asks people to have read (chapter 5). */
export const privacyStatementPage: DefaultPage = ({ settings: { country, finance_provider } }) => ({
  title: "Privacy statement and consent",
  description: "What you agree to when you send a finance application to {{name}}.",
  body: `Please read this before you send a finance enquiry or application. Our [privacy policy]({{privacy_path}}) covers everything else.

## What we collect and why
To see whether a loan suits you, we ask who you are, where you live and work, what you earn and owe, and what you want to buy. Without it we cannot help you with finance.

## Who we give it to
${when(
  finance_provider,
  `We give your application to ${finance_provider?.name ?? ""} and, with your agreement, to other lenders and insurers, so that they can decide about it.`,
)} They may ask a credit reporting body for your credit report, and may tell it about your application and how you repay.

## Your consent
By ticking the box you agree that we collect, use and pass on your information, your credit information among it, for these purposes. A quote leaves no mark on your credit file; an application may.

## Your rights
You may see and correct what we hold. An access request is acknowledged in 7 days and granted within 30 days. Complaints are answered in 14 days. Write to [{{email}}](mailto:{{email}}). You can also go to ${country.law.commissioner}.

${when(finance_provider?.credit_licence, `${finance_provider?.credit_licence ?? ""}.`)}
`,
});

export const termsPage: DefaultPage = ({ settings: { country, currency, finance_provider, payment_provider } }) => ({
  title: "Terms and conditions",
  description: "The terms for using the website of {{name}}: prices, stock, reservations and pictures.",
  body: `These terms are for using this website. Buying {a vehicle} has a contract of its own, which we give you before you sign. Nothing here takes away your rights under ${country.law.consumer}.

## Prices and stock
Prices are in ${currency} and mean what the words beside them say: ${country.priceWords} {Vehicles} are subject to prior sale. We correct a mistake as soon as we see it, and tell you before you commit to anything.

## Pictures and descriptions
We describe each vehicle from its papers and our own inspection. Pictures may show options or accessories. Ask us to confirm anything that matters to you.

${when(finance_provider, "## Repayments\nRepayments are estimates, not an offer of credit. They depend on the rate, fees, term and deposit shown with them. Lending criteria, terms and conditions apply.")}

${when(payment_provider, `## Reservations\n${payment_provider?.terms ?? ""}`)}

## What you send us
Send us only what is true and yours to send. What we do with it stands in our [privacy policy]({{privacy_path}}).

## Links and use
We are not responsible for other people's websites. You may read, save and print these pages for your own use; automated copying of our stock needs our agreement.

## Who we are
{{name}}  
{{address}}  
{{licences}}  
Questions: [{{email}}](mailto:{{email}}) or {{phone}}.
`,
});

export const accessibilityPage: DefaultPage = ({ say }) => ({
  title: "Accessibility statement",
  description: "How {{name}} makes this website work for everybody, and how to tell us when it does not.",
  body: `Everybody should be able to find {a vehicle}, read its price and reach us. We build this website to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## What we do
- Everything works with a keyboard, and shows where you are.
- Text can be enlarged to 400 ${say("per cent")}, and ${say("colours")} have enough contrast.
- Pictures have descriptions, fields have labels, and errors say what to do.
- Searching, filtering and every form work without scripts.
- Nothing moves by itself, and your wish for less motion is kept.

## Where we know it falls short
Photos that came with {a vehicle} are described by the {vehicle}'s name only. Documents from others, such as history reports, may not read well with a screen reader. Maps come from another company; the address and directions beside them say the same in words.

## Tell us
If something is hard to use, or you would like any of this in another form, call {{phone}} or write to [{{email}}](mailto:{{email}}). Tell us the page and what happened. We answer within two working days and help you another way in the meantime.
`,
});
