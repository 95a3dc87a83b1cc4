import { Agent, request } from "node:http";

const sites = ["harbour-city-motors", "sunstate-autos", "kauri-motor-company", "meridian-new-cars"];
const clients = 8;

/** Pages of several sites, each with a search of its own, so that no cache holds them. */
export async function pagesPerSecond(port: number, seconds: number, first: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  let [sent, served] = [0, 0];
  const client = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const slug = sites[sent % sites.length];
      const path = `/search/used-cars?price=,${first + ++sent}`;
      const status = await ask({ port, path, agent, headers: { host: `${slug}.localhost:${port}` } });
      // On a busy machine the first pages may take too long; refused clients retry.
      if (status === 503) {
        await new Promise((done) => setTimeout(done, 250));
        continue;
      }
      if (status !== 200) throw new Error(`${slug} ${path} answered ${status}`);
      served += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { served, rate: (served * 1000) / (performance.now() - begun) };
}

function ask(options: { port: number; path: string; agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((done, failed) => {
    const call = request({ host: "127.0.0.1", ...options }, (response) =>
      response.resume().once("end", () => done(response.statusCode ?? 0)),
    );
    call.on("error", failed).end();
  });
}
