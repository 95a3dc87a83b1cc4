import type { FormDescriptor } from "./form-descriptor.ts";
import { careers } from "./forms/careers.ts";
import { contact } from "./forms/contact.ts";
import { emailUs } from "./forms/email-us.ts";
import { enquiry } from "./forms/enquiry.ts";
import { feedback } from "./forms/feedback.ts";
import { financeApplication } from "./forms/finance-application.ts";
import { finance } from "./forms/finance.ts";
import { fleet } from "./forms/fleet.ts";
import { general } from "./forms/general.ts";
import { parts } from "./forms/parts.ts";
import { rental } from "./forms/rental.ts";
import { requestPhotos } from "./forms/request-photos.ts";
import { reserve } from "./forms/reserve.ts";
import { sellMyCar } from "./forms/sell-my-car.ts";
import { service } from "./forms/service.ts";
import { similar } from "./forms/similar.ts";
import { subscribe } from "./forms/subscribe.ts";
import { subscription } from "./forms/subscription.ts";
import { testDrive } from "./forms/test-drive.ts";
import { tradeIn } from "./forms/trade-in.ts";

/**
 * The only list of forms. Ids, categories, paths, success texts and the API are derived from it. Its order is that of
 * the categories in the select 'What is it about?'. No page script loads it: a form is sent as data.
 */
const list = [
  enquiry,
  testDrive,
  requestPhotos,
  reserve,
  finance,
  financeApplication,
  tradeIn,
  sellMyCar,
  service,
  parts,
  fleet,
  subscription,
  rental,
  careers,
  feedback,
  subscribe,
  similar,
  contact,
  emailUs,
  general,
] as const;

type Listed = (typeof list)[number];
export type FormId = Listed["id"];
/** Forms with their own page on every site that offers them. */
export type SiteFormId = Extract<Listed, { sitePage: object }>["id"];
/** Forms on a page with the platform's own text. */
export type WordedFormId = Extract<Listed, { sitePage: { hasWords: true } }>["id"];
type NamesOf<Form> = Form extends { categories: infer Rules } ? keyof Rules : never;
/** Spec 3.10.8 */
export type Category = NamesOf<Listed>;

export type Form = FormDescriptor & { id: FormId };
export type SiteForm = Form & { id: SiteFormId } & Required<Pick<FormDescriptor, "sitePage">>;

export const forms: readonly Form[] = list;
export const formIds: readonly FormId[] = forms.map(({ id }) => id);

const isSiteForm = (form: Form): form is SiteForm => form.sitePage !== undefined;
export const siteForms: readonly SiteForm[] = forms.filter(isSiteForm);
export const siteFormIds: readonly SiteFormId[] = siteForms.map(({ id }) => id);

export function formNamed(id: FormId): Form;
export function formNamed(id: string | null): Form | null;
export function formNamed(id: string | null): Form | null {
  return forms.find((form) => form.id === id) ?? null;
}

/** The page of a form, to which it posts wherever else it is shown. */
export const siteFormPath = (id: SiteFormId): string => formNamed(id).sitePage?.at ?? `/enquire/${id}`;
