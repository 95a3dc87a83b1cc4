import type { Secrets } from "#server/adapters/signing/signing.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Env } from "#server/environment/env.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import { DeskKeys } from "./desk-keys.ts";
import { DeskLimits } from "./desk-limits.ts";
import { DeskMails } from "./desk-mails.ts";
import { deskOrigin, type DeskPlace, deskSender } from "./desk-origin.ts";
import { People } from "./people.ts";
import { Sessions } from "./sessions.ts";
import { SignIns } from "./sign-ins.ts";
import type { SiteOf } from "./site-of.ts";

type Deps = {
  env: DeskPlace & Pick<Env, "OPERATOR_EMAIL">;
  store: Pick<Store, "operator">;
  secrets: Secrets;
  limits: Limits;
  siteOf: SiteOf;
  clock: () => Date;
};

/** People of the desk: who they are, how they sign in, where they are signed in, and mails to them. */
export type DeskPeople = { origin: string; people: People; signIns: SignIns; sessions: Sessions; mails: DeskMails };

export function createDeskPeople({ env, secrets, limits, ...shared }: Deps): DeskPeople {
  const origin = deskOrigin(env);
  const keys = new DeskKeys(secrets);
  return {
    origin,
    people: new People(shared),
    signIns: new SignIns({ ...shared, keys, limits: new DeskLimits(limits) }),
    sessions: new Sessions(shared),
    mails: new DeskMails({ ...shared, keys, origin, sender: deskSender(env) }),
  };
}
