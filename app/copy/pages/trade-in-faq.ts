import { formatOf } from "#domain/country/format.ts";
import { valuationLimits } from "#domain/valuation/valuation-limits.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type FaqText = { question: string; answer: string };

// 4.5: what a visitor should know before trusting an online estimate. The limits are those of chapter 9.

/** The trade-in questions of a site. The 14 days are a promise: included only if the dealer makes it. */
export function tradeInFaq(settings: PublicSettings): FaqText[] {
  const { vehicle_page, trade_in } = settings;
  const { say } = formatOf(settings);
  const { years, km } = estimateLimits(settings);
  return [
    {
      question: "Why did I not get an online estimate?",
      answer: `Vehicles over ${years} years old or over ${km} generally get no online estimate. Send us the details all the same: we look at every {vehicle}, and we buy older ones too.`,
    },
    ...(trade_in?.wider_range
      ? [{ question: "Why is the range for an older {vehicle} so wide?", answer: trade_in.wider_range.reason }]
      : []),
    {
      question: "Where does the estimate come from?",
      answer:
        "From a third-party valuation tool. It is indicative only and subject to inspection. The price we pay is the one we write down after we have seen the {vehicle}.",
    },
    {
      question: "My {vehicle} is still under finance. Can I trade it in?",
      answer: `Yes. Ask your lender for a ${say("payout letter")} and bring it with you. We pay the lender first, and any surplus is paid to you by ${say("direct credit")}.`,
    },
    {
      question: "When do you inspect my {vehicle}?",
      answer:
        "We arrange the inspection after you submit the enquiry, at a time and place that suit you. Bring all keys, the service books and the registration papers.",
    },
    ...(vehicle_page.money_back
      ? [{ ...moneyBackFaq, answer: moneyBackFaq.answer.split("\n").map(say).join("\n") }]
      : []),
  ];
}

/** The oldest and furthest driven vehicle that gets an online estimate on this site. */
export function estimateLimits(settings: PublicSettings): { years: number; km: string } {
  const { years, km } = settings.trade_in?.wider_range ?? valuationLimits;
  return { years, km: formatOf(settings).roundly(km) };
}

export const moneyBackFaq: FaqText = {
  question: "What if I change my mind about the {vehicle} I bought?",
  answer: [
    "You have 14 days to bring it back for your money or to exchange it for another {vehicle}. These conditions apply:",
    "",
    "- no more than 500 km driven since you took delivery",
    "- at least a quarter tank of fuel",
    "- all keys and accessories come back with it",
    "- there is no lien on the {vehicle}",
    "- you give us notice of the return within the 14 days",
  ].join("\n"),
};

export const faqItems = (faqs: readonly FaqText[]): string =>
  faqs.map(({ question, answer }) => `### ${question}\n${answer}`).join("\n\n");
