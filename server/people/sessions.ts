import type { Right } from "#domain/desk/permissions.ts";
import { isSessionOpen, sessionEnd, sessionTouchMs } from "#domain/desk/sign-in-rules.ts";
import type { Person } from "#server/adapters/store/repositories/people-rows.ts";
import type { Session, WhichSessions } from "#server/adapters/store/repositories/session-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { DeskSession } from "#site/desk-port.ts";
import { hashOfKey } from "./desk-keys.ts";

/** Who sends a request. `kept`: whether its cookie outlives the browser; `isRenewed`: and now begins anew. */
export type SignedInPerson = {
  session: { id: string; kept: boolean; isRenewed: boolean };
  person: Pick<Person, "id" | "name" | "address">;
  rights: readonly Right[];
};

type Deps = { store: Pick<Store, "operator">; clock: () => Date };

/** Where people are signed in. Rights are read with each request: a change counts at the next. */
export class Sessions {
  readonly #store: Deps["store"]["operator"];
  readonly #clock: () => Date;

  constructor({ store, clock }: Deps) {
    this.#store = store.operator;
    this.#clock = clock;
  }

  /** Null for a key that opens nothing, or no longer. */
  async of(key: string): Promise<SignedInPerson | null> {
    const now = this.#clock();
    const session = await this.#store.sessions.byToken(hashOfKey(key));
    if (!session || !isSessionOpen(session, now)) return null;
    const found = await this.#store.people.get(session.person_id);
    if (!found) return null;
    const { rights, id, name, address } = found;
    const isRenewed = await this.#touch(session, now);
    return { session: { id: session.id, kept: session.kept, isRenewed }, person: { id, name, address }, rights };
  }

  /** The open ones of a person. `current`: the one that asks. */
  async list(personId: string, current: string | null): Promise<DeskSession[]> {
    const now = this.#clock();
    const all = await this.#store.sessions.ofPerson(personId);
    return all
      .filter((session) => isSessionOpen(session, now))
      .map(({ id, device, created_at, used_at }) => {
        return { id, device, signed_in_at: created_at, used_at, isThis: id === current };
      });
  }

  /** Of this person only, whatever ids are given. Returns how many have ended. */
  end(personId: string, which: WhichSessions): Promise<number> {
    return this.#store.sessions.end(personId, which, this.#clock());
  }

  async #touch(session: Session, now: Date): Promise<boolean> {
    if (now.getTime() - Date.parse(session.used_at) < sessionTouchMs) return false;
    const use = { used_at: now.toISOString(), expires_at: sessionEnd(session.kept, now).toISOString() };
    await this.#store.sessions.touch(session, use);
    return true;
  }
}
