import { consentStatusOf, type ConsentStatus } from "#domain/consent/consent.ts";
import type { ConsentEvidence } from "#domain/lead/lead.ts";
import { addressKey } from "../address-key.ts";
import { type Addressee, consentStatements, logStatement, type SaidConsent } from "./consent-statements.ts";
import { stopAlerts } from "./alert-statements.ts";
import type { SiteScope, StoreContext } from "./context.ts";

export type ConsentEntry = ConsentEvidence & { source: string; address: string | null };
export type ConsentState = {
  key: string;
  /** Null if nobody with this key is known, or if the address was erased. */
  address: string | null;
  standing: ConsentStatus;
  suppressed: { at: string; reason: string } | null;
  /** The latest last. */
  log: ConsentEntry[];
};

/** Who may be sent marketing mail by one site. Not used for mail that answers a person's own request. */
export type SiteConsent = {
  keyOf: (address: string) => string;
  isSuppressed: (address: string) => Promise<boolean>;
  stateOf: (key: string) => Promise<ConsentState>;
  /** Removes an address from all marketing mail. Idempotent. */
  suppress: (who: Addressee, evidence: ConsentEvidence, source: string) => Promise<void>;
  record: (said: SaidConsent) => Promise<void>;
  /** Every address that ever made a statement, by its key. */
  all: () => AsyncGenerator<ConsentState>;
};

const KEYS_PER_READ = 500;

export function createSiteConsent({ engine, db }: StoreContext, { slug }: SiteScope): SiteConsent {
  const suppressionOf = (key: string) =>
    engine.read(db.selectFrom("suppressions").selectAll().where("site_slug", "=", slug).where("address_key", "=", key));
  const stateOf = async (key: string): Promise<ConsentState> => {
    const rows = await engine.read(
      db
        .selectFrom("consent_log")
        .selectAll()
        .where("site_slug", "=", slug)
        .where("address_key", "=", key)
        .orderBy("at")
        .orderBy("id"),
    );
    const [suppressed = null] = await suppressionOf(key);
    const log = rows.map(({ wording, page, source, at, address, choice, default_choice }) => ({
      wording,
      default: default_choice === 1,
      choice: choice === 1,
      at,
      page,
      source,
      address,
    }));
    return {
      key,
      address: log.findLast((entry) => entry.address !== null)?.address ?? suppressed?.address ?? null,
      standing: consentStatusOf(suppressed !== null, log.at(-1) ?? null),
      suppressed: suppressed && { at: suppressed.at, reason: suppressed.reason },
      log,
    };
  };
  return {
    keyOf: (address) => addressKey(slug, address),
    isSuppressed: async (address) => (await suppressionOf(addressKey(slug, address))).length > 0,
    stateOf,
    async suppress(who, evidence, source) {
      if ((await suppressionOf(who.key)).length > 0) return;
      const listed = { site_slug: slug, address_key: who.key, address: who.address, reason: source, at: evidence.at };
      await engine.write([
        db
          .insertInto("suppressions")
          .values(listed)
          .onConflict((conflict) => conflict.doNothing()),
        logStatement(db, slug, who, evidence, source),
        ...stopAlerts(db, slug, who.key),
      ]);
    },
    async record(said) {
      await engine.write(consentStatements(db, slug, said));
    },
    async *all() {
      for (let after = ""; ;) {
        const known = (table: "consent_log" | "suppressions") =>
          db
            .selectFrom(table)
            .select("address_key")
            .where("site_slug", "=", slug)
            .where("address_key", ">", after)
            .groupBy("address_key")
            .orderBy("address_key")
            .limit(KEYS_PER_READ);
        const found = await Promise.all([engine.read(known("consent_log")), engine.read(known("suppressions"))]);
        const keys = [...new Set(found.flat().map((row) => row.address_key))].sort().slice(0, KEYS_PER_READ);
        for (const key of keys) yield stateOf(key);
        const last = keys.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
  };
}
