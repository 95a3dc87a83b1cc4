import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { askedCategory, categoryRules, isCategory } from "#domain/form/categories.ts";
import { formNamed } from "#domain/form/forms.ts";
import { carName, fieldOf, type LeadContext } from "./lead-context.ts";

/** What a visitor sent, in their mails and on their own page: "test drive request for the 2021 Toyota Corolla". */
export function requestOf(context: LeadContext): string {
  const about = carName(context);
  const topic = topicOf(context);
  const joint = categoryRules(context.lead.category).about ?? (topic.endsWith("enquiry") ? "about" : "for");
  return `${topic}${about ? ` ${joint} the ${about}` : ""}`;
}

function topicOf({ lead, site, car }: LeadContext): string {
  const ownWords = wordsFor(car, site.public.vehicle_words);
  const own = lead.subcategory === null ? undefined : formNamed(lead.form)?.topic;
  const topic = own ?? categoryRules(askedCategory(lead)).topic;
  // 11.5.6: written by the server, so that no sender's words are in it.
  const offered = fieldOf({ lead }, "offered_vehicle");
  if (topic) return inWords(offered ? topic.replace("your {vehicle}", `your ${offered}`) : topic, ownWords);
  return isCategory(lead.category) ? lead.category.toLowerCase() : "enquiry";
}
