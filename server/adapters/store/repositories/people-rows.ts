import type { Right, Role } from "#domain/desk/permissions.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import { personRightDocument } from "#server/documents/person-right-document.ts";
import { statement, type Write } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { type SignInWrite, signInStatements } from "./sign-in-rows.ts";

/** Somebody of the desk. */
export type Person = {
  id: string;
  /** In its normal form. */
  address: string;
  name: string;
  created_at: string;
  /** The last time that they were here; null: never. */
  seen_at: string | null;
  rights: Right[];
};

export type Invitation = {
  /** Null: somebody who is here already gets a further right. */
  person: Omit<Person, "rights" | "seen_at"> | null;
  right: Right;
  signIn: SignInWrite;
};

export type People = {
  get: (id: string) => Promise<Person | null>;
  byAddress: (address: string) => Promise<Person | null>;
  /** Who has a right at this site by name, null: at all sites. Undefined: everybody. */
  list: (site?: string | null) => Promise<Person[]>;
  /** False if the address, or the person's right at this site, is there already: then nothing is written. */
  invite: (invitation: Invitation, now: Date) => Promise<boolean>;
  rename: (id: string, name: string) => Promise<void>;
  /** Replaces the right at the same site. False if there is none. `endsSessions`: because they may do less. */
  changeRight: (id: string, right: Right, options: { endsSessions: boolean }, now: Date) => Promise<boolean>;
  /** Ends their sessions, and removes the person with their last right. False if there is no such right. */
  removeRight: (id: string, site: string | null, now: Date) => Promise<boolean>;
  /** With rights, sessions and everything they could sign in with. False if there is nobody. */
  remove: (id: string) => Promise<boolean>;
};

const ofAllSites = "";
const slugOf = (site: string | null): string => site ?? ofAllSites;
const PEOPLE_PER_READ = 200;

export function createPeople(context: StoreContext): People {
  const { engine, db, deliveriesAdded } = context;
  const all = db.selectFrom("people").selectAll().orderBy("name").orderBy("id");
  const withRights = async (rows: readonly Omit<Person, "rights">[]): Promise<Person[]> => {
    const rights = await rightsOf(
      context,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, rights: rights.get(row.id) ?? [] }));
  };
  const one = async (query: typeof all) => (await withRights(await engine.read(query)))[0] ?? null;
  const endSessions = (id: string, now: Date): Write =>
    db
      .updateTable("sessions")
      .set({ ended_at: now.toISOString() })
      .where("person_id", "=", id)
      .where("ended_at", "is", null);
  return {
    get: (id) => one(all.where("id", "=", id)),
    byAddress: (address) => one(all.where("address", "=", address)),
    async list(site) {
      const here = db.selectFrom("people_rights").select("person_id");
      const query = site === undefined ? all : all.where("id", "in", here.where("site_slug", "=", slugOf(site)));
      return withRights(await engine.read(query));
    },
    async invite({ person, right, signIn }, now) {
      const personId = person?.id ?? signIn.signIn.person_id;
      if (personId === null) throw new Error("An invitation is for somebody.");
      const taken = await wasTaken(
        engine.write([
          ...(person ? [db.insertInto("people").values({ ...person, seen_at: null })] : []),
          db.insertInto("people_rights").values(rightRow(personId, right)),
          ...signInStatements(db, signIn, now),
        ]),
      );
      if (!taken) for (const wake of deliveriesAdded) wake();
      return !taken;
    },
    async rename(id, name) {
      await engine.write([db.updateTable("people").set({ name }).where("id", "=", id)]);
    },
    async changeRight(id, right, { endsSessions }, now) {
      const { person_id: _id, site_slug, ...values } = rightRow(id, right);
      const change = db.updateTable("people_rights").set(values).where("person_id", "=", id);
      const changed = statement(change.where("site_slug", "=", site_slug), { rows: 1, otherwise: noRight });
      return !(await wasTaken(engine.write([changed, ...(endsSessions ? [endSessions(id, now)] : [])])));
    },
    async removeRight(id, site, now) {
      const right = db.deleteFrom("people_rights").where("person_id", "=", id).where("site_slug", "=", slugOf(site));
      const left = db.selectFrom("people_rights").select("person_id").where("person_id", "=", id);
      const invitations = db
        .updateTable("sign_ins")
        .set({ replaced_at: now.toISOString() })
        .where("person_id", "=", id);
      return !(await wasTaken(
        engine.write([
          statement(right, { rows: 1, otherwise: noRight }),
          endSessions(id, now),
          invitations.where("used_at", "is", null).where("replaced_at", "is", null),
          db.deleteFrom("people").where("id", "=", id).where("id", "not in", left),
        ]),
      ));
    },
    async remove(id) {
      const [result] = await engine.write([db.deleteFrom("people").where("id", "=", id)]);
      return result?.rowsAffected === 1;
    },
  };
}

const noRight = "This person has no right there.";

/** Whether a write was refused because of what is there already, or is not. Nothing of it is stored then. */
async function wasTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return false;
  } catch (error) {
    if (error instanceof StoreError && ["duplicate", "missing", "refused"].includes(error.kind)) return true;
    throw error;
  }
}

const rightRow = (person_id: string, { role, site, locations, categories }: Right) => ({
  person_id,
  site_slug: slugOf(site),
  role,
  document: personRightDocument.encode({ locations, categories }),
});

/** A right that cannot be read gives nothing. */
async function rightsOf(
  { engine, db, unreadable }: StoreContext,
  ids: readonly string[],
): Promise<Map<string, Right[]>> {
  const found = new Map<string, Right[]>();
  for (const some of inChunks(ids, PEOPLE_PER_READ)) {
    const rows = await engine.read(
      db.selectFrom("people_rights").selectAll().where("person_id", "in", some).orderBy("site_slug"),
    );
    for (const { person_id, site_slug, role, document } of rows) {
      const id = `${person_id}/${site_slug}`;
      const scope = readOrReport(() => personRightDocument.decode(document, id), unreadable);
      if (scope === undefined) continue;
      const site = site_slug === ofAllSites ? null : site_slug;
      const { locations, categories } = scope;
      const right: Right = { role: role as Role, site, locations, categories };
      found.set(person_id, [...(found.get(person_id) ?? []), right]);
    }
  }
  return found;
}
