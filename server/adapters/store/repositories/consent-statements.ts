import { randomUUID } from "node:crypto";
import { clearsSuppression } from "#domain/consent/consent.ts";
import type { ConsentEvidence } from "#domain/lead/lead.ts";
import { addressKey } from "../address-key.ts";
import type { Write } from "../engine.ts";
import { insertStatement, prepareStatement } from "../prepared-statement.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** What a person said about marketing mail, and where: "lead:…", "alert:…", "link" or "operator". */
export type SaidConsent = { address: string; evidence: ConsentEvidence; source: string };
/** A person by the key of their address; the address if it is known. */
export type Addressee = { key: string; address: string | null };

/** Logs the statement; an explicit yes also removes the address from the list of unsubscribes. */
export function consentStatements(db: QueryBuilder, site: string, said: SaidConsent): Write[] {
  const { address, evidence, source } = said;
  const addressee = { key: addressKey(site, address), address };
  return [
    logStatement(db, site, addressee, evidence, source),
    ...(clearsSuppression(evidence) ? [clearStatement(db, { site, key: addressee.key })] : []),
  ];
}

const clearStatement = prepareStatement("clear a suppression", (db, { site, key }: { site: string; key: string }) =>
  db.deleteFrom("suppressions").where("site_slug", "=", site).where("address_key", "=", key),
);

export function logStatement(
  db: QueryBuilder,
  site_slug: string,
  { key, address }: Addressee,
  { wording, default: before, choice, at, page }: ConsentEvidence,
  source: string,
): Write {
  return insertStatement(db, "consent_log", {
    id: randomUUID(),
    site_slug,
    address_key: key,
    address,
    choice: choice ? 1 : 0,
    default_choice: before ? 1 : 0,
    wording,
    page,
    source,
    at,
  });
}
