import { Readable } from "node:stream";
import type { Lead } from "#domain/lead/lead.ts";
import { adfProspect } from "#server/leads/delivery/adf.ts";
import { confirmationMail } from "#server/leads/delivery/confirmation-mail.ts";
import { dealerMail } from "#server/leads/delivery/dealer-mail.ts";
import { leadData } from "#server/leads/delivery/lead-data.ts";
import { contextOf, type LeadContext } from "#server/leads/mail/lead-context.ts";
import { leadsAsJsonLines } from "#server/leads/service/export-leads.ts";
import { testNow } from "#tests/support/test-app.ts";
import type { Forged } from "./forgery.ts";
import type { Stage } from "./stage.ts";

/** What a delivery says in the platform's name: without the part for whatever else the sender named. */
type Writer = (context: LeadContext) => Promise<string> | string;

const always: Readonly<Record<string, Writer>> = {
  webhook: (context) => JSON.stringify({ ...leadData(context), untrusted_other_fields: {} }),
  prospect: (context) => adfProspect(context).replace(/--- Also sent[^]*?<\/comments>/, "</comments>"),
};
/** These take longer, so every eighth lead is written in one of these ways. */
const inTurn: readonly (readonly [string, Writer])[] = [
  ["export", exported],
  ["mail to the dealer", dealerText],
  ["mail to the visitor", visitorText],
];

const every = 8;

async function exported({ lead }: LeadContext): Promise<string> {
  const lines: string[] = [];
  for await (const line of leadsAsJsonLines(() => Readable.from([lead]))) lines.push(line);
  return JSON.stringify({ ...(JSON.parse(lines.join("")) as object), other_fields: {} });
}

function dealerText(context: LeadContext): string {
  const { subject, text } = dealerMail(context);
  return `${subject}\n${text.split("Also sent")[0]}`;
}

function visitorText(context: LeadContext): string {
  const { subject, text, html } = confirmationMail(context);
  return `${subject}\n${text}\n${html}`;
}

/** Where a lead leaves with what its sender forged. `allowed` are the digits that the stored lead may hold. */
export async function deliveryProblems(
  stage: Stage,
  lead: Lead,
  { forged, allowed, turn }: { forged: readonly Forged[]; allowed: ReadonlySet<string>; turn: number },
): Promise<string[]> {
  const { runtime, app } = stage;
  const context = await contextOf(runtime, lead, app.services.platform.fileLinks, testNow);
  const own = turn % every === 0 ? inTurn[(turn / every) % inTurn.length] : undefined;
  const problems: string[] = [];
  for (const [name, write] of [...Object.entries(always), ...(own ? [own] : [])]) {
    const text = await write(context);
    for (const { name: field, digits } of forged)
      if (text.includes(digits) && (name === "mail to the visitor" || !allowed.has(digits)))
        problems.push(`the ${name} says ${digits}, which was sent as ${JSON.stringify(field)}`);
  }
  return [...problems, ...carProblems(stage, context)];
}

/** A webhook names the car of the site and its price, and no money that nobody has paid. */
function carProblems({ cars }: Stage, context: LeadContext): string[] {
  const { car, reservation } = leadData(context);
  const real = cars.find(({ id }) => id === car?.id);
  const isTrue = !car || !real || (car.price === real.price && car.stocknum === real.stocknum);
  return [
    ...(isTrue ? [] : [`the webhook says of the car: ${JSON.stringify(car)}`]),
    ...(reservation === null ? [] : [`the webhook says that somebody paid: ${JSON.stringify(reservation)}`]),
  ];
}
