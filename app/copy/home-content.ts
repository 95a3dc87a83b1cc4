import type { PublicSettings } from "#site/schema/site-settings.ts";

/** Sections of a home page that are written like those of any other page. */
export const homeContent = {
  offers: () => "::: offers\n## Offers that run now\n[All offers](/special-offers)\n:::",
  models: () => "::: models\n## The range\n[All models](/models?body=all)\n:::",
  faqs: () => "::: faq\n## Questions we hear every day\n[All questions](/faqs)\n:::",
  "finance-steps": ({ finance_provider }: PublicSettings) => {
    const steps = finance_provider?.steps ?? [];
    if (!finance_provider || steps.length === 0) return "";
    const items = steps.map(({ title, text }) => `### ${title}\n${text}`).join("\n\n");
    return `::: steps\n## Finance in ${words[steps.length] ?? steps.length} steps\n${items}\n:::`;
  },
} as const satisfies Partial<Record<PublicSettings["home"][number], (settings: PublicSettings) => string>>;

export type HomeContentName = keyof typeof homeContent;

const words: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five" };
