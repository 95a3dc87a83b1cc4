import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { countLeads, type DrillResult, type Failure, type Kind, phaseRows } from "./drill-report.ts";
import { createVisitor } from "./visitor.ts";
import { watchChanges } from "./stock-changes.ts";
import type { Cluster } from "./topology.ts";

const VISITORS = 6;
const LEAD_TRIES = 60;

/** Sends a mix of requests for `seconds`, while one part after another fails. */
export async function drill(cluster: Cluster, seconds: number, say: (line: string) => void): Promise<DrillResult> {
  const visitor = createVisitor(cluster.edge);
  const state = { phase: "quiet", isOver: false };
  const sent = new Map<string, number>();
  const failures: Failure[] = [];
  const leads = { sent: 0, acknowledged: [] as string[] };

  const once = async (kind: Kind, asked: Parameters<typeof visitor.ask>[0], good: readonly number[]) => {
    const { phase } = state;
    sent.set(phase, (sent.get(phase) ?? 0) + 1);
    const fail = (why: string) => void failures.push({ phase, kind, why });
    const answer = await visitor.ask(asked).catch((error: NodeJS.ErrnoException) => {
      fail(error.code ?? error.message);
      return null;
    });
    if (answer && !good.includes(answer.status)) fail(`${answer.status} ${answer.body.slice(0, 60)}`.trim());
    return answer && good.includes(answer.status) ? answer : null;
  };
  /** As a browser does it: again with the same key until it is acknowledged. */
  const sendLead = async (host: string, location_id: string | undefined) => {
    const key = randomUUID();
    leads.sent += 1;
    const person = { name: "Drill Visitor", phone: "0412345678", email: "drill@example.com" };
    const lead = { ...person, location_id, where_did_you_hear_about_us: "Google", Disclaimer: true, message: key };
    for (let tries = 0; tries < LEAD_TRIES; tries += 1) {
      const body = { form: "enquiry", lead };
      const answer = await once(
        "lead",
        { host, path: "/api/leads", body, headers: { "idempotency-key": key } },
        [200, 201],
      );
      if (answer) return void leads.acknowledged.push(key);
      await pause(500);
    }
  };
  const browse = async (number: number) => {
    for (let step = number; !state.isOver; step += 1) {
      const site = cluster.sites[step % cluster.sites.length];
      const host = `www.${site?.slug}.example`;
      const listing = listings.get(host) ?? "/search";
      if (step % 7 === 0) await sendLead(host, site?.locations[0]);
      else if (step % 7 === 3) {
        const token = await once("search", { host, path: "/api/search/token" }, [200]);
        const authorization = `Bearer ${token ? (JSON.parse(token.body) as { token: string }).token : ""}`;
        const body = { queries: [{ indexUid: "cars", q: "toyota", limit: 10 }] };
        if (token)
          await once("search", { host, path: "/api/search/multi-search", body, headers: { authorization } }, [200]);
      } else {
        const path =
          ["/", listing, `${listing}?price=,${10_000 + (step % 900) * 50}`, `${listing}?page=2`][step % 4] ?? "/";
        await once("page", { host, path }, [200]);
      }
      await pause(60);
    }
  };

  // A site's listing has an address of its own, to which /search leads.
  const listings = new Map<string, string>();
  for (const { slug } of cluster.sites) {
    const host = `www.${slug}.example`;
    const { location } = await visitor.ask({ host, path: "/search" });
    if (location !== undefined) listings.set(host, new URL(location, `https://${host}`).pathname);
  }
  const changes = watchChanges(cluster, () => state.phase);
  const visitors = Array.from({ length: VISITORS }, (_, number) => browse(number));
  const share = async (of600: number) => pause((of600 / 600) * seconds * 1000);
  const phase = async (name: string, work: () => Promise<unknown>) => {
    state.phase = name;
    // Counts are in the report alone: some requests of a phase are answered, or fail, after it.
    say(name);
    await work();
  };
  await phase("quiet", () => share(60));
  await phase("a node is killed and started again", async () => {
    await cluster.end(0, "SIGKILL");
    await share(30);
    await cluster.start(0);
    await share(30);
  });
  await phase("all nodes are rolled, one after another", async () => {
    for (const at of cluster.nodes.keys()) {
      await cluster.end(at, "SIGTERM");
      await cluster.start(at);
      await share(15);
    }
  });
  await phase("PostgreSQL is stopped at once and started", async () => {
    await cluster.postgres.crash("SIGQUIT");
    await cluster.postgres.start();
    await share(45);
  });
  await phase("the storage is away", async () => {
    cluster.s3.world.mood = "gone";
    await share(30);
    cluster.s3.world.mood = "ok";
    await share(15);
  });
  await phase("the search server is away", async () => {
    cluster.search.faults.fail = () => true;
    await share(60);
    cluster.search.faults.fail = () => false;
    await share(15);
  });
  await phase("quiet again", () => share(150));
  state.isOver = true;
  await Promise.all(visitors);
  const shown = await changes.stop();
  visitor.close();
  return {
    rows: phaseRows(sent, failures),
    leads: countLeads(leads.sent, leads.acknowledged, await storedKeys(cluster)),
    changes: shown,
  };
}

async function storedKeys({ sites, store }: Cluster): Promise<string[]> {
  const keys: string[] = [];
  for (const { slug } of sites)
    for await (const { fields } of store.operator.leads.all(slug)) keys.push(String(fields["message"]));
  return keys;
}
