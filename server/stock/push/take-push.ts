import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isNestedTooDeep, MOST_DEPTH } from "#domain/feed/nesting.ts";
import {
  checkFieldCounts,
  keyOfLeaving,
  mappingOfCars,
  mappingOfRows,
  type PushBody,
  pushBody,
  PushError,
} from "#domain/feed/push-body.ts";
import { shortened } from "#domain/feed/finding.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { PushAnswer } from "#server/documents/stock-source-document.ts";
import type { ImportLease } from "#server/adapters/store/repositories/import-leases.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import { hashOf } from "#server/stock/import/feed-car.ts";
import { flatten } from "#server/stock/import/flatten.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import type { SourceRow } from "#server/stock/import/source-row.ts";

/** A push whose signature is good. */
export type Push = { dealership: Dealership; keyId: string; id: string; body: string; now: Date };
type PushProblem = { error?: string; repeated?: true };
export type PushOutcome = { status: 200 | 400 | 409 | 422 | 503; answer: PushProblem & Partial<PushAnswer> };

const FINDINGS_TOLD = 200;
const UNKNOWN_TOLD = 20;
const PATIENCE_MS = 1500;
const STEP_MS = 50;

/** Applies a push by the rules of an import. */
export async function takePush(store: Store, push: Push): Promise<PushOutcome> {
  const body_hash = createHash("sha256").update(push.body).digest("base64url");
  const known = await earlierOutcome(store, push, body_hash);
  if (known) return known;
  const json = parseJson(push.body);
  if (json === undefined) return refusal(400, "The body is not JSON.");
  if (isNestedTooDeep(json)) return refusal(400, `The body is nested too deep. Nest at most ${MOST_DEPTH} deep.`);
  const parsed = pushBody.safeParse(json);
  if (!parsed.success) return refusal(422, sentencesOf(parsed.error.issues));
  const { imports, stockKeys } = store.operator;
  const { dealership, id, keyId } = push;
  try {
    const lease = await whenFree(() => imports.begin(dealership.id, randomUUID()));
    try {
      // The lease is held from this second look until the answer is stored, so no id is done twice.
      const meanwhile = await earlierOutcome(store, push, body_hash);
      if (meanwhile) return meanwhile;
      const answer = await applyPush(store, push, parsed.data, lease);
      await stockKeys.savePush({ dealership_id: dealership.id, id, body_hash, answer }, keyId);
      return outcomeOf(answer);
    } finally {
      await imports.end(lease);
    }
  } catch (error) {
    if (error instanceof PushError) return refusal(422, error.message);
    // An import of this stock is running: nothing was changed.
    if (error instanceof StoreError && error.kind === "refused") return refusal(503, error.message);
    throw error;
  }
}

async function earlierOutcome(store: Store, { dealership, id }: Push, body_hash: string): Promise<PushOutcome | null> {
  const earlier = await store.operator.stockKeys.pushed(dealership.id, id);
  if (!earlier) return null;
  if (earlier.body_hash !== body_hash)
    return refusal(409, "Another push had this webhook-id. Make a new one for each push.");
  const { status, answer } = outcomeOf(earlier.answer);
  return { status, answer: { ...answer, repeated: true } };
}

async function applyPush(
  store: Store,
  { dealership, now }: Push,
  body: PushBody,
  lease: ImportLease,
): Promise<PushAnswer> {
  const feed = (await store.operator.sources.get(dealership.id))?.source.mapping ?? null;
  const rows = [...body.cars, ...body.rows].map((one, at) => ({ line: at + 1, values: flatten(one), odd: null }));
  checkFieldCounts(rows.map(({ values }) => Object.keys(values).length));
  const { mapping, notes } = mappingFor(body, rows, feed);
  const leaving = [
    ...body.sold.map((said) => ({ said, becomes: "sold" as const })),
    ...body.remove.map((said) => ({ said, becomes: "hidden" as const })),
  ].map(({ said, becomes }, at) => ({
    key: hashOf(keyOfLeaving(said, mapping)),
    vehicle: typeof said === "string" ? said : Object.values(said).join(" "),
    becomes,
    line: at + 1,
  }));
  const report = await importStock({
    store,
    dealership,
    mapping,
    source: "push",
    rows: streamed(rows),
    rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 100, maxLostPercent: 100 },
    now,
    lease,
    push: { leaving },
  });
  return {
    dealership: dealership.slug,
    counts: report.counts,
    notes: [...notes, ...report.notes],
    findings: report.findings.slice(0, FINDINGS_TOLD),
  };
}

function mappingFor(
  body: PushBody,
  rows: readonly SourceRow[],
  feed: Mapping | null,
): { mapping: Mapping; notes: string[] } {
  if (body.rows.length > 0) return { mapping: mappingOfRows(feed), notes: [] };
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const { mapping, unknown } = mappingOfCars(columns, feed);
  const told = unknown.slice(0, UNKNOWN_TOLD).map(shortened).join(", ");
  return { mapping, notes: told === "" ? [] : [`A car has no such field, so these were left out: ${told}.`] };
}

function outcomeOf(answer: PushAnswer): PushOutcome {
  const { written, unchanged, keptForBuyers } = answer.counts;
  if (written + unchanged + keptForBuyers > 0) return { status: 200, answer };
  return { status: 422, answer: { error: "No car of this push could be taken; see findings.", ...answer } };
}

const refusal = (status: PushOutcome["status"], error: string): PushOutcome => ({ status, answer: { error } });

function sentencesOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const sentences = issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  return `This is no push of stock: ${sentences.join("; ")}.`;
}

/** Behind a short import a push waits, behind a long one it is refused. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== "refused" || waited >= PATIENCE_MS) throw error;
      await pause(STEP_MS + Math.random() * STEP_MS);
    }
  }
}

async function* streamed(rows: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* rows;
}
