import type { OwnEvent } from "#domain/own-enquiry/lead-event.ts";
import type { LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import { notesAbout, toCustomer, toDealers } from "#server/leads/service/lead-notes.ts";
import type { Site } from "#site/site.ts";
import type { OwnLead } from "./own-lead.ts";

/** Who is told of what a visitor did, by mail. */
const told: Readonly<Record<OwnEvent["kind"], readonly ("dealer" | "visitor")[]>> = {
  moved: ["dealer", "visitor"],
  "called-off": ["dealer", "visitor"],
  asked: ["dealer"],
  "new-link": ["visitor"],
};

/** Written with it, so that no change goes untold. */
export function ownNotes(site: Site, { lead, events }: OwnLead, event: OwnEvent): LeadNotes {
  const mails = told[event.kind].flatMap((who) =>
    who === "dealer" ? [toDealers(site, lead, "change-dealer")] : toCustomer(lead, "change"),
  );
  // What is held back stays held back as a whole.
  const state = lead.quarantine === null ? "pending" : "held";
  return notesAbout(lead, event.at, { event: events.length + 1 }, mails, state);
}
