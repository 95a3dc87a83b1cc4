import { ownValue } from "#domain/text/own-value.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { isCheckOption, type LeadPayload, serviceOf } from "#domain/form/shape-payload.ts";

/**
 * Chapter 5: the ticked boxes of a form arrive as the list additional_services. This splits it into boxes again, so
 * that unticking a box removes its service from the lead. Services that the form does not offer stay in the list.
 */
export function servicesByName(form: FormDefinition, lead: LeadPayload): LeadPayload {
  const { additional_services: list, ...rest } = lead;
  if (!Array.isArray(list)) return lead;
  const boxes = fieldsOf(form).flatMap(({ name }) => (isCheckOption(name) ? [name] : []));
  const ticks = boxes
    .filter((name) => ownValue(rest, name) === undefined)
    .map((name) => [name, list.includes(serviceOf(name))]);
  const offered = new Set<unknown>(boxes.map((name) => serviceOf(name)));
  const others = list.filter((one) => !offered.has(one));
  return {
    ...rest,
    ...(Object.fromEntries(ticks) as LeadPayload),
    ...(others.length > 0 || boxes.length === 0 ? { additional_services: others } : {}),
  };
}
