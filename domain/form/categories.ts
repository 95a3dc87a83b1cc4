import type { CategoryRules } from "./form-descriptor.ts";
import { type Category, forms } from "./forms.ts";

const rules = new Map(forms.flatMap(({ categories: own = {} }) => Object.entries(own)));

/** Spec 3.10.8: every category there is, each beside its form. */
export const categories = [...rules.keys()] as readonly Category[];

export function isCategory(value: unknown): value is Category {
  return rules.has(value as string);
}

/** A stored lead may have a category that is none any more: then there are no rules. */
export const categoryRules = (category: string): CategoryRules => (isCategory(category) && rules.get(category)) || {};

type Named = { category: string; subcategory?: string | null };

/** The category that was asked about, which may be kept under another (spec 5.4). */
export function askedCategory({ category, subcategory }: Named): string {
  const asked = categories.find((one) => {
    const { keptAs } = categoryRules(one);
    return keptAs?.category === category && keptAs.subcategory === subcategory;
  });
  return asked ?? category;
}

/** The lead is about the visitor's own vehicle. */
export function isOfferOf(category: string): boolean {
  const { interest } = categoryRules(category);
  return interest === "trade-in" || interest === "sell";
}
