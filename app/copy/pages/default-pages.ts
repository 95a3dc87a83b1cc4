import { aboutPage, electricPage, faqsPage, feedbackPage, offersPage, subscribePage } from "./help-pages.ts";
import { accessibilityPage, privacyPage, privacyStatementPage, termsPage } from "./legal-pages.ts";
import type { DefaultPage } from "./page-text.ts";
import { applyPage, financePage } from "./finance-pages.ts";
import { brandServicePage, careersPage, fleetPage, partsPage, servicePage } from "./service-pages.ts";
import { instantPricePage, sellMyCarPage, tradeInPage } from "./trade-in-pages.ts";
import type { WordedPage } from "#site/paths/site-paths.ts";

/** The text of each page until the dealer writes one. */
export const defaultPages: Readonly<Record<WordedPage, DefaultPage>> = {
  about: aboutPage,
  accessibility: accessibilityPage,
  privacy: privacyPage,
  "privacy-statement": privacyStatementPage,
  terms: termsPage,
  faqs: faqsPage,
  offers: offersPage,
  electric: electricPage,
  subscribe: subscribePage,
  careers: careersPage,
  fleet: fleetPage,
  parts: partsPage,
  feedback: feedbackPage,
  "sell-my-car": sellMyCarPage,
  service: servicePage,
  "brand-service": brandServicePage,
  finance: financePage,
  "finance-application": applyPage,
  "trade-in": tradeInPage,
  "instant-price": instantPricePage,
};
