import { type Development, type Given } from "./start/given.ts";
import { type Ground, ground } from "./start/ground.ts";
import { type Parts, startParts } from "./start/start-parts.ts";
import { type Requests, requests } from "./start/requests.ts";
import { type Sites, sites } from "./start/sites.ts";
import type { DeskPeople } from "./people/desk-people.ts";
import { stopInOrder } from "./start/stop-in-order.ts";
import { type Work, work } from "./start/work.ts";
import type { Env } from "./environment/env.ts";

type Own = Ground & Sites & Work & Requests;

/** What a node consists of: a row for each part, with the parts that it needs. */
const node: Parts<Own, Given & Own> = { ...ground, ...sites, ...work, ...requests };

export type RunningServer = { port: number; greeting: string; stop(): Promise<void> };

/** Starts a node, and returns a way to stop it. */
export async function startServer(env: Env, root: string, development?: Development): Promise<RunningServer> {
  const { parts, started } = await startParts<Given, Own>({ env, root, development: development ?? null }, node);
  const { listening, operatorPort, registry, log, desk, people } = parts;
  return {
    port: listening.port,
    greeting: [
      env.DEMO
        ? `Forecourt is ready: open http://localhost:${listening.port}/`
        : `Forecourt is ready on port ${listening.port}, serving ${registry.all().length} sites.`,
      ...(env.DEMO && desk ? await deskGreeting(people) : []),
      ...(operatorPort ? [`The operator's port is at ${operatorPort.url}`] : []),
    ].join("\n"),
    stop: () =>
      stopInOrder(started, {
        drainMs: env.DRAIN_SECONDS * 1000,
        shutdownMs: env.SHUTDOWN_SECONDS * 1000,
        unready: () => listening.drain(),
        onLate: (workers) => log.warn({ workers }, "cut off by the end of SHUTDOWN_SECONDS"),
      }),
  };
}

/** How to get into the demo's desk: each link and code works once, for 15 minutes. */
async function deskGreeting(people: DeskPeople): Promise<string[]> {
  const { demoSignIns } = await import("#demo/demo-people.ts");
  const ways = await demoSignIns(people);
  return [
    `The desk, where a dealer works, is at ${people.origin}/`,
    ...ways.map(({ name, role, url, code }) => `  ${name}, ${role}: code ${code} at ${url}`),
  ];
}
