import { sql } from "kysely";
import type { Lead } from "#domain/lead/lead.ts";
import { type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { documentOrProblem, DocumentError } from "#server/documents/document-error.ts";
import type { Write } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { type DueDelivery, dueDeliveries, type DueQuestion } from "./outbox-due.ts";

/** A delivery that one worker holds until its lease expires. */
export type ClaimedDelivery = {
  id: string;
  /** Null for a delivery about no lead. */
  lead: Lead | null;
  site_slug: string;
  channel: string;
  stage: string;
  attempts: number;
  tried_since: string;
  created_at: string;
  document: DeliveryDocument;
  /** The document as it is stored: it says which receiver the delivery is for. */
  stored: Stored<"delivery">;
  lease: string;
};
export type Claim = Omit<DueQuestion, "most"> & {
  leaseMs: number;
  /** A token of the caller. */
  lease: string;
  most: number;
  /** Chooses among the due deliveries. Default: all of them, up to `most`. */
  choose?: (due: readonly DueDelivery[]) => readonly DueDelivery[];
};

type ClaimedRow = Record<string, string | number | null>;

/** How many are offered to `choose`. */
const OFFERED = 200;

export async function claimDeliveries(context: StoreContext, claim: Claim): Promise<ClaimedDelivery[]> {
  const { engine, db } = context;
  // Reads first: polling an outbox with nothing due costs no write.
  const due = await engine.read(
    dueDeliveries(engine.kind, db, { ...claim, most: claim.choose ? OFFERED : claim.most }),
  );
  const waiting = claim.choose?.(due) ?? due;
  if (waiting.length === 0) return [];
  const [result] = await engine.write([takeStatement(context, claim, waiting)]);
  const rows = (result?.rows ?? []) as ClaimedRow[];
  const leads = await leadsOf(context, rows);
  const [claimed, problems] = [[] as ClaimedDelivery[], [] as Write[]];
  for (const row of rows) {
    const read = documentOrProblem(() => readRow(row, leads, claim.lease));
    if (read instanceof DocumentError) problems.push(giveUp(context, String(row["id"]), claim, read));
    else if (read !== null) claimed.push(read);
  }
  if (problems.length > 0) await engine.write(problems);
  return claimed;
}

function takeStatement({ db }: StoreContext, claim: Claim, waiting: readonly DueDelivery[]): Write {
  const now = claim.now.toISOString();
  return (
    db
      .updateTable("outbox")
      .set({
        state: "sending",
        lease: claim.lease,
        next_at: new Date(claim.now.getTime() + claim.leaseMs).toISOString(),
        attempts: sql<number>`attempts + 1`,
        tried_since: sql<string>`coalesce(tried_since, ${now})`,
        updated_at: now,
      })
      .where(
        "id",
        "in",
        waiting.map(({ id }) => id),
      )
      // Checked again while writing: of two workers that saw the same row, the second finds it taken.
      .where("state", "in", ["pending", "sending"])
      .where("next_at", "<=", now)
      .returning([
        "id",
        "lead_id",
        "site_slug",
        "channel",
        "stage",
        "attempts",
        "tried_since",
        "created_at",
        "document",
      ])
  );
}

/** The leads of these deliveries as they are stored, by id. */
async function leadsOf(
  { engine, db }: StoreContext,
  rows: readonly ClaimedRow[],
): Promise<Map<string, Stored<"lead">>> {
  const ids = [...new Set(rows.flatMap((row) => (row["lead_id"] === null ? [] : [String(row["lead_id"])])))];
  if (ids.length === 0) return new Map();
  const leads = await engine.read(db.selectFrom("leads").select(["id", "document"]).where("id", "in", ids));
  return new Map(leads.map(({ id, document }) => [id, document]));
}

function readRow(row: ClaimedRow, leads: ReadonlyMap<string, Stored<"lead">>, lease: string): ClaimedDelivery | null {
  const leadId = row["lead_id"] === null ? null : String(row["lead_id"]);
  const text = leadId === null ? null : leads.get(leadId);
  if (text === undefined) return null;
  const lead = text === null || leadId === null ? null : leadDocument.decode(text, leadId);
  const stored = String(row["document"]) as Stored<"delivery">;
  return {
    id: String(row["id"]),
    lead,
    site_slug: String(row["site_slug"]),
    channel: String(row["channel"]),
    stage: String(row["stage"]),
    attempts: Number(row["attempts"]),
    tried_since: String(row["tried_since"]),
    created_at: String(row["created_at"]),
    document: deliveryDocument.decode(stored, String(row["id"])),
    stored,
    lease,
  };
}

/** Given up, so that it is not claimed again and again. A release that can read it may resend it. */
function giveUp({ db, unreadable }: StoreContext, id: string, { lease, now }: Claim, problem: DocumentError): Write {
  unreadable(problem);
  return db
    .updateTable("outbox")
    .set({ state: "failed", note: problem.message, lease: null, updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("lease", "=", lease);
}
