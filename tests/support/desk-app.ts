import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import type { Role } from "#domain/desk/permissions.ts";
import { createDeskPeople } from "#server/people/desk-people.ts";
import { Desk } from "#server/desk/desk.ts";
import type { DeskCaller } from "#server/desk/desk-caller.ts";
import { DeskThread } from "#server/desk/desk-thread.ts";
import type { PortDeps } from "#server/desk/port-for.ts";
import { Limit } from "#server/platform/limits/limits.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { createApp } from "#server/http/app.ts";
import { createTestApp, testNow } from "./test-app.ts";
import { noPages } from "./no-pages.ts";
import { present } from "./present.ts";
import { programFile } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const log = pino({ level: "silent" });
export const deskOrigin = "http://desk.localhost:3000";

/** The application with the built desk, over a real store; `people` gives links and codes without any mail. */
export async function createDeskApp({ pagesPerMinute = 0 } = {}) {
  const time = { now: testNow };
  const clock = () => time.now;
  const base = await createTestApp([], { build: noPages, clock });
  const people = createDeskPeople({
    env: { DESK_HOST: undefined, PUBLIC_SCHEME: "http", PORT: 3000, OPERATOR_EMAIL: [] },
    secrets: { secret: "a secret for tests alone" },
    limits: new LocalLimits(),
    store: base.store,
    siteOf: (slug) => base.registry.bySlug(slug)?.site,
    clock,
  });
  const deps: PortDeps = { store: base.store, registry: base.registry, ...people, clock };
  const build = pathToFileURL(join(root, "build/desk/server/index.js")).href;
  const entry = pathToFileURL(programFile("server/desk/desk-thread-entry.ts"));
  const thread = new DeskThread({ build }, log, entry);
  const desk = new Desk({ ...deps, host: "desk.localhost", clientDir: join(root, "build/desk/client"), thread });
  const platform = { ...base.services.platform, desk };
  const rule = { name: "desk", perAddress: pagesPerMinute, perSite: 0 };
  const limits = { ...base.services.limits, desk: new Limit(new LocalLimits(), rule) };
  const app = createApp({ ...base.services, platform, limits });
  const caller = (over: Partial<DeskCaller> = {}): DeskCaller => ({
    origin: deskOrigin,
    address: "127.0.0.1",
    userAgent: "",
    session: null,
    asked: null,
    log,
    ...over,
  });
  return {
    ...base,
    app,
    desk,
    deps,
    people,
    time,
    caller,
    /** Invites somebody and signs them in by a printed link. */
    async signedIn({ name, role, site }: { name: string; role: Role; site: string | null }) {
      const address = `${name.toLowerCase().replaceAll(/\W+/g, "-")}@dealer.example`;
      const invited = await people.people.invite({ name, address, role, site, locations: [], by: "Somebody" });
      if ("problems" in invited) throw new Error(JSON.stringify(invited.problems));
      const person = present(await people.people.get(invited.id), "person");
      const { token, code } = await people.signIns.print(person);
      const entered = await people.signIns.enterByLink(
        { token, code, keep: true },
        { browser: null, client: "127.0.0.1", userAgent: "" },
      );
      if ("problem" in entered) throw new Error(entered.problem);
      return { id: person.id, address, key: entered.session.key, rights: person.rights };
    },
    /** As a browser at this machine sends it; a string is the body of a form of the desk. */
    request(path: string, { body, cookie = "", headers = {}, from = "127.0.0.1" }: Sent = {}) {
      const form = { "content-type": "application/x-www-form-urlencoded", origin: deskOrigin };
      const init = {
        method: body === undefined ? "GET" : "POST",
        body: body ?? null,
        headers: { cookie, ...(body === undefined ? {} : form), ...headers },
      };
      return app.request(`${deskOrigin}${path}`, init, { incoming: { socket: { remoteAddress: from } } });
    },
    async close() {
      await desk.close();
      await base.close();
    },
  };
}

type Sent = { body?: string; cookie?: string; headers?: Record<string, string>; from?: string };
