import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { RunOutcome, SourceState, Tell } from "#domain/stock-source/source-state.ts";
import type { OperatorMail } from "#server/adapters/store/repositories/operator-mail.ts";
import type { ClaimedSource } from "#server/adapters/store/repositories/source-leases.ts";
import type { Store } from "#server/adapters/store/store.ts";

type Run = {
  claimed: ClaimedSource;
  state: SourceState;
  outcome: RunOutcome;
  dealership: Dealership | null;
  deps: { store: Store; operatorEmail: readonly string[] };
};

/** The mail to the operator; null if nobody is named, or if no site shows the dealership and could send it. */
export async function sourceMail(
  tell: Tell,
  { claimed, state, outcome, dealership, deps }: Run,
): Promise<OperatorMail | null> {
  const to = claimed.source.mail_to.length > 0 ? claimed.source.mail_to : deps.operatorEmail;
  if (to.length === 0 || !dealership) return null;
  const site = (await deps.store.operator.sites.list()).find(({ document }) => shows(document, dealership.slug));
  if (!site) return null;
  const { name, slug } = dealership;
  const { subject, first } = words[tell](name, claimed.state, state);
  const text = [
    first,
    `Source: ${withoutCredentials(claimed.source.source)}`,
    ...(outcome.note === "" ? [] : [`The last run said: ${outcome.note}`]),
    tell === "recovered"
      ? "There is nothing you need to do."
      : `The cars on the site stay as they are meanwhile. forecourt stock sources shows every source; forecourt stock run ${slug} runs this one at once. You will get one more mail when it works again.`,
  ].join("\n\n");
  return { site: site.slug, to, subject, text };
}

const words: Record<
  Tell,
  (name: string, before: SourceState, after: SourceState) => { subject: string; first: string }
> = {
  failing: (name, _before, { failing_since, failures }) => ({
    subject: `Stock of ${name}: its feed has failed since ${timeText(failing_since)}`,
    first: `The stock feed of ${name} could not be read since ${timeText(failing_since)}, in ${failures} runs.`,
  }),
  silent: (name, _before, { news_at }) => ({
    subject: `Stock of ${name}: its feed has not changed since ${timeText(news_at)}`,
    first: `The stock feed of ${name} can be read, but it has not changed since ${timeText(news_at)}. Whatever writes it may have stopped.`,
  }),
  recovered: (name, { told, failing_since, news_at }) => ({
    subject: `Stock of ${name}: its feed works again`,
    first:
      told === "silent"
        ? `The stock feed of ${name} has changed again, for the first time since ${timeText(news_at)}.`
        : `The stock feed of ${name} was read again. It had failed since ${timeText(failing_since)}.`,
  }),
};

const timeText = (iso: string | null): string =>
  iso === null ? "its start" : `${iso.slice(0, 16).replace("T", " ")} UTC`;

function shows(document: unknown, dealershipSlug: string): boolean {
  const settings = (document as { settings?: { dealerships?: unknown } | null } | null)?.settings;
  return Array.isArray(settings?.dealerships) && settings.dealerships.includes(dealershipSlug);
}
