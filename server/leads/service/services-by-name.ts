import { ownValue } from "#domain/text/own-value.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";

/**
 * Chapter 5: the ticked boxes of a form arrive as the list additional_services. This splits it into boxes again, so
 * that unticking a box removes its service from the lead. Services that the form does not offer stay in the list.
 */
export function servicesByName(form: FormDefinition, lead: LeadPayload): LeadPayload {
  const { additional_services: list, ...rest } = lead;
  if (!Array.isArray(list)) return lead;
  const boxes = boxesOf(form);
  const ticks = boxes
    .filter(({ name }) => ownValue(rest, name) === undefined)
    .map(({ name, service }) => [name, list.includes(service)]);
  const offered = new Set<unknown>(boxes.map(({ service }) => service));
  const others = list.filter((one) => !offered.has(one));
  return {
    ...rest,
    ...(Object.fromEntries(ticks) as LeadPayload),
    ...(others.length > 0 || boxes.length === 0 ? { additional_services: others } : {}),
  };
}

/** The other way: what is stored is the list. */
export function servicesAsList(form: FormDefinition, lead: LeadPayload): LeadPayload {
  const boxes = boxesOf(form);
  const ticked = boxes.filter(({ name }) => ownValue(lead, name) === true).map(({ service }) => service);
  const names = new Set<string>(boxes.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(lead).filter(([name]) => !names.has(name)));
  return ticked.length === 0 ? rest : { ...rest, additional_services: ticked };
}

const boxesOf = (form: FormDefinition) =>
  fieldsOf(form).flatMap(({ name, service }) => (service === undefined ? [] : [{ name, service }]));
