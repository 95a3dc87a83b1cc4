import type { PublicSettings } from "#site/schema/site-settings.ts";
import { slots as flex } from "./flex/slots.ts";
import { slots as franchise } from "./franchise/slots.ts";
import { slots as metro } from "./metro/slots.ts";
import { slots as moto } from "./moto/slots.ts";
import { slots as outback } from "./outback/slots.ts";
import { slots as prestige } from "./prestige/slots.ts";
import { slots as yard } from "./yard/slots.ts";
import type { Slots } from "./slots.ts";

export type TemplateName = PublicSettings["template"];

export const slotsOf: Record<TemplateName, Slots> = { metro, yard, prestige, franchise, outback, moto, flex };
