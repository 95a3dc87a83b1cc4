import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { isCheckOption, type LeadPayload, serviceOf } from "#domain/lead/shape-payload.ts";

/**
 * Point 5: the ticked boxes of a form arrive as the list additional_services. Taken apart again, box by box, so that a
 * box that is no longer ticked takes its service out of the lead. Services that the form does not offer stay listed.
 */
export function servicesByName(form: FormDefinition, lead: LeadPayload): LeadPayload {
  const { additional_services: list, ...rest } = lead;
  if (!Array.isArray(list)) return lead;
  const boxes = fieldsOf(form).flatMap(({ name }) => (isCheckOption(name) ? [name] : []));
  const ticks = boxes.filter((name) => rest[name] === undefined).map((name) => [name, list.includes(serviceOf(name))]);
  const offered = new Set<unknown>(boxes.map((name) => serviceOf(name)));
  const others = list.filter((one) => !offered.has(one));
  return {
    ...rest,
    ...(Object.fromEntries(ticks) as LeadPayload),
    ...(others.length > 0 || boxes.length === 0 ? { additional_services: others } : {}),
  };
}
