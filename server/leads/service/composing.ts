import type { Lead } from "#domain/lead/lead.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SentBy } from "./submitted-values.ts";
import type { Submission } from "./read-submission.ts";

export type Caller = { address: string; user_agent: string };
export type Composing = {
  runtime: SiteRuntime;
  submission: Submission;
  /** The lead that this send updates. */
  before: Lead | null;
  /** The id of a lead that is new. */
  newId: string;
  /** What came along, by the field that it was chosen in. */
  files: readonly { field: string; name: string }[];
  caller: Caller;
  by: SentBy;
  now: Date;
};
