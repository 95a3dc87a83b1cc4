import type { Duty } from "#domain/country/country.ts";
import { comparisonRate } from "#domain/finance/comparison-rate.ts";
import type { SiteContent } from "#site/schema/site-settings.ts";
import { sitePaths } from "#site/paths/site-paths.ts";
import type { Finding, LegalSubject } from "./legal-finding.ts";
import { licenceFindings } from "./licence-rules.ts";

type LegalRule = { name: string; find: (subject: LegalSubject) => Finding[] };

const site = (path: (string | number)[], text: string): Finding => ({ at: { in: "site", path }, text });
const when = (holds: boolean, finding: () => Finding): Finding[] => (holds ? [finding()] : []);

/**
 * How a site is checked for what a dealer has to show; the country says which duties apply, and by which law. These are
 * warnings, because only the dealer knows what the yard itself shows.
 */
export const legalRules: Readonly<Record<Duty, LegalRule>> = {
  licence: { name: "Licence number", find: licenceFindings },
  "total-price": {
    // The single total price, at least as prominent as any part of it.
    name: "Total price",
    find: ({ content }) =>
      priced(content).flatMap(({ name, index, text }) =>
        when(!/drive[\s-]?away/i.test(text), () => ({
          at: { in: "list", name, path: [index] },
          text: `this names a price of a car: say "drive away" with it, and mean it`,
        })),
      ),
  },
  "used-vehicle-notice": {
    name: "Consumer Information Notice",
    find: ({ settings, content }) => {
      const notice = settings.vehicle_page.consumer_information_notice;
      const key = ["vehicle_page", "consumer_information_notice"];
      if (notice === null)
        return [site(key, "every used car on offer needs its notice: name the page or file that has it")];
      const known = !notice.startsWith("/") || sitePaths(settings, content).some(({ path }) => path === notice);
      return when(!known, () => site(key, `there is no page ${notice} on this site`));
    },
  },
  "rate-warning": {
    // Every stated rate needs its comparison rate and this warning beside it.
    name: "Comparison rate warning",
    find: ({ settings: { finance_provider }, content }) => [
      ...when(finance_provider !== null && !isRateWarning(finance_provider.warning), () =>
        site(
          ["finance_provider", "warning"],
          'rates are shown: the warning has to say "WARNING: this comparison rate is true only for the examples given", and the loan and term it is for',
        ),
      ),
      ...texts(content).flatMap(({ name, index, text }) =>
        when(
          /\d(\.\d+)?\s?%\s?(p\.?a|per annum|interest|finance)/i.test(text) && !/comparison rate/i.test(text),
          () => ({
            at: { in: "list" as const, name, path: [index] },
            text: "this names an interest rate: name its comparison rate beside it",
          }),
        ),
      ),
    ],
  },
  "comparison-rate": {
    // The lowest comparison rate that the site's own fees allow: a lower one would be false.
    name: "Comparison rate",
    find: ({ settings: { finance_provider } }) => {
      if (!finance_provider) return [];
      const { interest_rate, comparison_rate, fees } = finance_provider;
      const least = comparisonRate(interest_rate, {
        upFront: fees?.establishment ?? 0,
        perRepayment: fees?.monthly ?? 0,
      });
      return when(comparison_rate < least, () =>
        site(
          ["finance_provider", "comparison_rate"],
          `${comparison_rate}% is too low: ${interest_rate}% with these fees is ${least}% on $30,000 over 5 years`,
        ),
      );
    },
  },
  "credit-licence": {
    name: "Credit licence",
    find: ({ settings: { finance_provider } }) =>
      when(finance_provider !== null && finance_provider.credit_licence === null, () =>
        site(["finance_provider", "credit_licence"], "finance is offered: show the credit licence or provider number"),
      ),
  },
  "privacy-policy": {
    name: "Privacy policy",
    // The platform's own text applies if the dealer has none; it has to name the company that holds the data.
    find: ({ settings: { privacy_path }, content, dealerships }) =>
      content.pages.some(({ slug }) => `/${slug}` === privacy_path)
        ? []
        : dealerships
            .filter(({ legal_name }) => legal_name === "")
            .map(({ slug }) => ({
              at: { in: "dealership", slug, path: ["legal_name"] },
              text: `the privacy policy has to name the company: set legal_name, or write pages${privacy_path}.md`,
            })),
  },
  "marketing-consent": {
    name: "Consent to marketing",
    find: ({ settings: { enquiry } }) =>
      when(enquiry.opt_in_default, () =>
        site(
          ["enquiry", "opt_in_default"],
          "a box ticked beforehand is no express consent: set it to false where you rely on it",
        ),
      ),
  },
};

/** "Credit licence (National Consumer Credit Protection Act 2009)": a rule with the law that asks for it, if it is one. */
export const ruleText = (duty: Duty, law: string): string =>
  law === "" ? legalRules[duty].name : `${legalRules[duty].name} (${law})`;

function isRateWarning(text: string): boolean {
  return /warning/i.test(text) && /comparison rate/i.test(text) && /true only for/i.test(text) && /\$\s?\d/.test(text);
}

type OwnText = { name: string; index: number; text: string };

/** Texts in the dealer's own lists. */
function texts({ offers, promos }: SiteContent): OwnText[] {
  return [
    ...offers.map(({ title, body, terms }, index) => ({ name: "offers", index, text: `${title} ${body} ${terms}` })),
    ...promos.map(({ title, text }, index) => ({ name: "promos", index, text: `${title} ${text}` })),
  ];
}

/** Amounts that can only be a car's price, and not a saving, a repayment or a refund. */
function priced(content: SiteContent): OwnText[] {
  return texts(content).filter(({ text }) => /(from|for|at|now|only)\s+\$\s?\d{2,3},\d{3}\b/i.test(text));
}
