import type { CategoryRules, NextSteps } from "#domain/form/form-descriptor.ts";
import { formNamed } from "#domain/form/forms.ts";
import { slugOf } from "#domain/text/slug.ts";
import { categories, categoryRules } from "#domain/form/categories.ts";

const otherwise: NextSteps = {
  title: "Thanks, we have your message",
  steps: ["Somebody who knows the answer reads it.", "They call or email you."],
};

/** By the category of spec 2.1. */
const bySlug = new Map(categories.map((category) => [slugOf(category), categoryRules(category)]));

/**
 * Forms about a car that are not enquiries are identified by themselves: the category in the address follows the car's
 * type alone (2.1).
 */
function rulesOf(form: string | null): CategoryRules | null {
  const { carPage, enquiryOf, categories: own = {} } = formNamed(form) ?? {};
  const [only = null, ...more] = Object.values(own);
  return (carPage ?? enquiryOf) !== undefined && more.length === 0 ? only : null;
}

/** By the category of spec 2.1: it went to nobody in particular. */
export const isSignUp = (category: string): boolean => bySlug.get(category)?.isSignUp === true;

type About = { item_type?: string } | null;

/** Nobody drives a caravan. */
const isTowed = (vehicle: About): boolean => vehicle?.item_type === "caravan";

/** `form` is the form that was sent, if the address names it. */
export function nextSteps(category: string, form: string | null = null, vehicle: About = null): NextSteps {
  const { success } = rulesOf(form) ?? bySlug.get(category) ?? {};
  if (!success) return otherwise;
  const { title, steps, ifDriven } = success;
  return { title, steps: ifDriven && !isTowed(vehicle) ? [...steps, ifDriven] : steps };
}
