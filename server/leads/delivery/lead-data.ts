import { fieldsFor } from "#domain/lead/wire-format.ts";
import { carLink, carName, type LeadContext } from "#server/leads/mail/lead-context.ts";

/** A lead as other systems get it: everything that was sent and agreed to, without internal data. */
export function leadData(context: LeadContext) {
  const { lead, car, isTest, files } = context;
  const { origin: _origin, quarantine: _quarantine, event_id: _event, form: _form, files: _files, ...own } = lead;
  const { chosen: _chosen, reservation: _reservation, other_fields, ...rest } = own;
  return {
    ...rest,
    fields: fieldsFor("webhook", lead.fields),
    // Named so that no receiver mistakes these unverified values for the form's fields.
    ...(other_fields ? { untrusted_other_fields: other_fields } : {}),
    reservation: paidData(context),
    ...(files.length > 0 ? { files: fileData(context) } : {}),
    test: isTest,
    dealership: dealershipOf(context),
    car: car && { id: car.id, name: carName(context), stocknum: car.stocknum, price: car.price, url: carLink(context) },
  };
}

function dealershipOf({ site, lead }: LeadContext) {
  const found = site.dealerships.find(({ slug }) => slug === lead.dealership_slug);
  return found ? { id: found.id, slug: found.slug, name: found.name, dealer_id: found.dealer_id } : null;
}

/** Null if no fee was paid. The token is only for its owner. */
export function paidData({ lead: { reservation } }: Pick<LeadContext, "lead">) {
  if (!reservation) return null;
  const { token: _token, ...paid } = reservation;
  return paid;
}

export const fileData = ({ files }: LeadContext) =>
  files.map(({ name, type, bytes, url }) => ({ name, type, bytes, url }));
