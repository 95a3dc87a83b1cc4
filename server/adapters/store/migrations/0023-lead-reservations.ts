import { type CompiledQuery, sql } from "kysely";
import type { QueryBuilder } from "../query-builder.ts";
import type { Migration } from "./migration.ts";

/**
 * Moves payments out of a lead's fields, which any sender could write, into a column that only a settled payment fills.
 * Such a field without a paid reservation moves to the other fields.
 */
export const leadReservations: Migration = {
  name: "0023-lead-reservations",
  statements: (db, engine) => (engine === "postgres" ? inPostgres(db) : inSqlite(db)),
};

const names = ["reservation_reference", "reservation_fee", "reservation_url"] as const;

function inSqlite(db: QueryBuilder): CompiledQuery[] {
  const named = sql.join(
    names.map((name) => sql`json_extract(document, ${sql.lit(`$.fields.${name}`)}) is not null`),
    sql` or `,
  );
  const others = names.map((name) => {
    const value = sql`json_extract(document, ${sql.lit(`$.fields.${name}`)})`;
    return sql`${sql.lit(name)}, ${value}`;
  });
  const removed = sql.join(names.map((name) => sql.lit(`$.fields.${name}`)));
  const paid = sql`select json_object('reference', r.reference, 'fee', json_extract(r.document, '$.fee'), 'currency', json_extract(r.document, '$.currency'), 'token', r.token, 'paid_at', leads.updated_at) from reservations r where r.lead_id = leads.id and r.status in ('paid', 'refunded') limit 1`;
  return [
    sql`update leads set document = json_set(document, '$.reservation', json((${paid}))) where (${named}) and exists (select 1 from reservations r where r.lead_id = leads.id and r.status in ('paid', 'refunded'))`.compile(
      db,
    ),
    // A merge patch drops null values.
    sql`update leads set document = json_set(document, '$.other_fields', json(json_patch('{}', json_object(${sql.join(others)})))) where (${named}) and json_extract(document, '$.reservation') is null`.compile(
      db,
    ),
    sql`update leads set document = json_remove(document, ${removed}) where ${named}`.compile(db),
  ];
}

function inPostgres(db: QueryBuilder): CompiledQuery[] {
  const list = sql.join(names.map((name) => sql.lit(name)));
  const named = sql`document::jsonb -> 'fields' ?| array[${list}]`;
  const paid = sql`select jsonb_build_object('reference', r.reference, 'fee', r.document::jsonb -> 'fee', 'currency', r.document::jsonb -> 'currency', 'token', r.token, 'paid_at', leads.updated_at) from reservations r where r.lead_id = leads.id and r.status in ('paid', 'refunded') limit 1`;
  const others = names.map((name) => sql`${sql.lit(name)}, document::jsonb -> 'fields' -> ${sql.lit(name)}`);
  return [
    sql`update leads set document = jsonb_set(document::jsonb, '{reservation}', (${paid}))::text where (${named}) and exists (select 1 from reservations r where r.lead_id = leads.id and r.status in ('paid', 'refunded'))`.compile(
      db,
    ),
    sql`update leads set document = jsonb_set(document::jsonb, '{other_fields}', jsonb_strip_nulls(jsonb_build_object(${sql.join(others)})))::text where (${named}) and not (document::jsonb ? 'reservation')`.compile(
      db,
    ),
    sql`update leads set document = jsonb_set(document::jsonb, '{fields}', (document::jsonb -> 'fields') - array[${list}])::text where ${named}`.compile(
      db,
    ),
  ];
}
