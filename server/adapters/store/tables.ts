import type { Stored } from "#server/documents/stored-document.ts";

// Portable on purpose: ids, times and JSON are text, so that one SQL serves both engines. A column of JSON names the
// document that it holds: server/documents.

type SitesTable = { slug: string; id: string; version: number; document: Stored<"site">; applied_at: string };
type GoodSitesTable = {
  slug: string;
  version: number;
  document: Stored<"site">;
  dealerships: Stored<"dealerships">;
};
type SiteHostsTable = { host: string; slug: string };
type DealershipsTable = { id: string; slug: string; document: Stored<"dealership"> };
type CarsTable = {
  id: string;
  first_generation: number;
  end_generation: number | null;
  dealership_id: string;
  slug: string;
  location_id: string;
  status: string;
  car_type: string;
  sold_date_timestamp: number | null;
  updated_at: string;
  document: Stored<"car">;
  feed_key: string | null;
  feed_hash: string | null;
  feed_document: Stored<"feed-car"> | null;
  missing_since: string | null;
};
type StockGenerationsTable = {
  dealership_id: string;
  current: number;
  run: string | null;
  lease_until: string | null;
};
type StockSourcesTable = {
  dealership_id: string;
  document: Stored<"stock-source">;
  state: Stored<"source-state">;
  next_at: string;
  lease: string | null;
  lease_until: string | null;
  host: string;
};
type StockRunsTable = { id: string; dealership_id: string; ended_at: string; document: Stored<"stock-run"> };
type StockKeysTable = {
  id: string;
  dealership_id: string;
  created_at: string;
  ends_at: string | null;
  used_at: string | null;
  sealed: string | null;
};
type HostKeysTable = { dealership_id: string; host: string; fingerprint: string; offered: string | null };
type StockPushesTable = {
  dealership_id: string;
  id: string;
  body_hash: string;
  answer: Stored<"push-answer">;
  at: string;
};
type PicturesTable = {
  id: string;
  dealership_id: string;
  address: string;
  file: string | null;
  width: number | null;
  height: number | null;
  etag: string | null;
  last_modified: string | null;
  checked_at: string | null;
  failures: number;
  reason: string | null;
  due_at: string | null;
  lease: string | null;
  unused_since: string | null;
};
type MediaFilesTable = {
  path: string;
  hash: string;
  width: number;
  height: number;
  bytes: number;
  modified_at: string;
};
type FormerSlugsTable = { dealership_id: string; slug: string; car_id: string; since: string };
type VersionsTable = { scope: string; version: number };
type EventsTable = { id: string; site_slug: string; kind: string; document: Stored<"event">; created_at: string };
type CarViewsTable = { car_id: string; views: number };
/** What is counted of a car at one site on one day, but for its enquiries. */
type CarDaysTable = { site_slug: string; day: string; car_id: string; views: number; phone_reveals: number };
type SiteDaysTable = { site_slug: string; day: string; what: SiteCount; source: string; times: number };
export type SiteCount = "visit" | "empty search";
/** One enquiry. Its id is its own: no lead has it. */
export type EnquiryDaysTable = {
  id: string;
  site_slug: string;
  day: string;
  category: string;
  location_id: string;
  source: string;
  car_id: string;
};
export type CarHistoryTable = {
  id: string;
  dealership_id: string;
  generation: number;
  car_id: string;
  at: string;
  field: string;
  before: string | null;
  after: string | null;
  author: string;
};
type SiteValuesTable = { site_slug: string; facet: string; value: string; first_seen: string };
type LeadsTable = {
  id: string;
  site_slug: string;
  dealership_slug: string | null;
  category: string;
  subcategory: string | null;
  status: string;
  quarantine: string | null;
  revision: number;
  document: Stored<"lead">;
  created_at: string;
  updated_at: string;
  erased_at: string | null;
};
type OutboxTable = {
  id: string;
  /** Null for mails of alerts, which belong to no lead. */
  lead_id: string | null;
  site_slug: string;
  channel: string;
  stage: string;
  state: string;
  attempts: number;
  next_at: string;
  document: Stored<"delivery">;
  created_at: string;
  updated_at: string;
  lease: string | null;
  tried_since: string | null;
  note: string | null;
  subscriber_id: string | null;
};
type IdempotencyKeysTable = {
  site_slug: string;
  key: string;
  body_hash: string;
  status: number;
  lead_id: string;
  created_at: string;
};
type CaptchaUsesTable = { id: string; expires_at: string };
type TestDriveSlotsTable = { location_id: string; starts_at: string; seat: number; lead_id: string };
type LeadLogTable = {
  lead_id: string;
  seq: number;
  site_slug: string;
  at: string;
  document: Stored<"lead-event">;
};
type ConsentLogTable = {
  id: string;
  site_slug: string;
  address_key: string;
  address: string | null;
  choice: number;
  default_choice: number;
  wording: string;
  page: string;
  source: string;
  at: string;
};
type SuppressionsTable = { site_slug: string; address_key: string; address: string | null; reason: string; at: string };
type ErasuresTable = {
  id: string;
  site_slug: string;
  at: string;
  rule: string;
  what: string;
  erased: number;
  ids: Stored<"names">;
};
type SubscribersTable = {
  id: string;
  site_slug: string;
  address_key: string;
  address: string;
  last_digest_on: string | null;
  told_seq: number;
  asked_on: string | null;
  asked: number;
  created_at: string;
};
type AlertsTable = {
  id: string;
  subscriber_id: string;
  site_slug: string;
  request: string;
  fingerprint: string;
  document: Stored<"alert">;
  state: string;
  since_seq: number;
  created_at: string;
  expires_at: string;
};
type StockMarksTable = { site_slug: string; car_id: string; price: number | null; available: number };
type StockNewsTable = {
  site_slug: string;
  seq: number;
  car_id: string;
  kind: string;
  was: number | null;
  price: number | null;
  at: string;
};
type StockLooksTable = { site_slug: string; revision: number; last_seq: number };
type ReservationsTable = {
  token: string;
  reference: string;
  site_slug: string;
  dealership_id: string;
  car_id: string;
  lead_id: string;
  holder: string;
  status: string;
  revision: number;
  hold_until: string;
  document: Stored<"reservation">;
  created_at: string;
};
type PaymentsTable = {
  id: string;
  token: string;
  state: string;
  attempts: number;
  next_at: string;
  document: Stored<"payment">;
};
type ValuationsTable = { id: string; site_slug: string; document: Stored<"valuation">; created_at: string };
type MigrationsTable = { name: string; applied_at: string };

export type HoldCountsTable = { holder: string; hour: number; holds: number };

export type ReceiversTable = {
  channel: string;
  document: Stored<"delivery">;
  failures: number;
  rests_until: string;
  note: string;
  updated_at: string;
};

type RecipientCountsTable = { recipient: string; span: string; slot: number; mails: number };
type RetentionClockTable = { id: number; at: string; watched_seconds: number };
type RetentionPlansTable = { site_slug: string; what: string; cutoff: string; watched_seconds: number };
type AppliedFilesTable = {
  name: string;
  slug: string;
  hash: string;
  stored: string;
  claims: Stored<"names">;
  dealerships: Stored<"names">;
};
type SuspendedSitesTable = { slug: string; since: string; note: string };
type LimitCountsTable = { key: string; slot: number; uses: number; ends_at: number };
type ServersTable = {
  id: string;
  name: string;
  started_at: string;
  seen_at: string;
  fingerprints: string;
  version: string | null;
};
type DismissalsTable = {
  key: string;
  at: string;
  until: string;
  reason: string;
  urgency: number | null;
  amount: number | null;
};
type PeopleTable = { id: string; address: string; name: string; created_at: string; seen_at: string | null };
type PeopleRightsTable = {
  person_id: string;
  /** Empty for an operator, whose right is for all sites. */
  site_slug: string;
  role: string;
  document: Stored<"person-right">;
};
type SignInsTable = {
  id: string;
  person_id: string | null;
  kind: string;
  browser_hash: string | null;
  address: string;
  to_path: string;
  invited_by: string | null;
  site_slug: string | null;
  tries: number;
  used_at: string | null;
  replaced_at: string | null;
  expires_at: string;
  created_at: string;
};
type SessionsTable = {
  id: string;
  token_hash: string;
  person_id: string;
  device: string;
  /** 1 where the browser keeps it when it is closed. */
  kept: number;
  created_at: string;
  used_at: string;
  ended_at: string | null;
  expires_at: string;
};
type SigningSecretTable = { id: number; fingerprint: string; since: string };

export type Tables = {
  sites: SitesTable;
  good_sites: GoodSitesTable;
  site_hosts: SiteHostsTable;
  dealerships: DealershipsTable;
  cars: CarsTable;
  /** A view: the rows of `cars` in the current generation of their dealership. */
  current_cars: CarsTable;
  stock_generations: StockGenerationsTable;
  stock_sources: StockSourcesTable;
  stock_runs: StockRunsTable;
  stock_keys: StockKeysTable;
  stock_pushes: StockPushesTable;
  host_keys: HostKeysTable;
  pictures: PicturesTable;
  media_files: MediaFilesTable;
  former_slugs: FormerSlugsTable;
  versions: VersionsTable;
  events: EventsTable;
  car_views: CarViewsTable;
  car_days: CarDaysTable;
  site_days: SiteDaysTable;
  enquiry_days: EnquiryDaysTable;
  car_history: CarHistoryTable;
  site_values: SiteValuesTable;
  leads: LeadsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  captcha_uses: CaptchaUsesTable;
  test_drive_slots: TestDriveSlotsTable;
  lead_log: LeadLogTable;
  consent_log: ConsentLogTable;
  suppressions: SuppressionsTable;
  erasures: ErasuresTable;
  subscribers: SubscribersTable;
  alerts: AlertsTable;
  stock_marks: StockMarksTable;
  stock_news: StockNewsTable;
  stock_looks: StockLooksTable;
  reservations: ReservationsTable;
  payments: PaymentsTable;
  valuations: ValuationsTable;
  hold_counts: HoldCountsTable;
  receivers: ReceiversTable;
  recipient_counts: RecipientCountsTable;
  retention_clock: RetentionClockTable;
  retention_plans: RetentionPlansTable;
  suspended_sites: SuspendedSitesTable;
  applied_files: AppliedFilesTable;
  limit_counts: LimitCountsTable;
  servers: ServersTable;
  signing_secret: SigningSecretTable;
  dismissals: DismissalsTable;
  people: PeopleTable;
  people_rights: PeopleRightsTable;
  sign_ins: SignInsTable;
  sessions: SessionsTable;
  migrations: MigrationsTable;
};
