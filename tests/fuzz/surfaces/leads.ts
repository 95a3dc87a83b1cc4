import { crc32 } from "node:zlib";
import { createRandom } from "#tests/faults/random.ts";
import { siteNames } from "#tests/support/lead-payloads/sites.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { LeadFuzz } from "../leads/lead-fuzz.ts";
import { demoStages, recordedStage, type Stages } from "../leads/open-stages.ts";
import { checkAnswer, type Surface } from "../surface.ts";

const calls = ["/api/leads", "/api/subscribe", "/api/events", "/api/carClarityCustomer", "/api/valuations"];

/** Every so often bytes of any kind; otherwise a visit to a form. */
const bytesEvery = 10;

/** Bodies of forms as any program sends them, and forms of every site with fields that their senders forged. */
export async function leads(): Promise<Surface> {
  const app = await fuzzApp();
  const headers = { "content-type": "application/json" };
  const fuzz = new LeadFuzz();
  let worlds: readonly Stages[] = [];
  const close = async () => {
    for (const world of worlds) await world.close();
  };
  return {
    async run(input, index) {
      if (index % bytesEvery === 0) {
        const path = calls[index % (bytesEvery * 2) === 0 ? 0 : (index / bytesEvery) % calls.length] ?? "/api/leads";
        return checkAnswer(
          await app.get(`${firstSite}${path}`, { method: "POST", headers, body: new Uint8Array(input) }),
        );
      }
      await fuzz.visit(createRandom(crc32(input) + index), index);
    },
    async renew() {
      await close();
      worlds = [...(await Promise.all(siteNames.map(recordedStage))), await demoStages()];
      fuzz.stages = worlds.flatMap(({ stages }) => stages);
    },
    report: () => fuzz.report(),
    async close() {
      await close();
      await app.close();
    },
  };
}
