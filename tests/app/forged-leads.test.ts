import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "#tests/faults/random.ts";
import { forgeOne } from "#tests/fuzz/leads/forge-one.ts";
import { everyForged } from "#tests/fuzz/leads/forgery.ts";
import { LeadFuzz } from "#tests/fuzz/leads/lead-fuzz.ts";
import { realVisits } from "#tests/fuzz/leads/real-sends.ts";
import { recordedStage, type Stages } from "#tests/fuzz/leads/open-stages.ts";
import type { Stage } from "#tests/fuzz/leads/stage.ts";
import { present } from "#tests/support/present.ts";

// A fixed sample of `npm run fuzz -- leads`, which makes ninety thousand visits, to the demo dealers as well.

let worlds: Stages[] = [];
let stages: Stage[] = [];
beforeAll(async () => {
  for (const which of ["au", "nz", "us"] as const) worlds.push(await recordedStage(which));
  stages = worlds.flatMap((world) => world.stages);
});
afterAll(async () => {
  for (const { close } of worlds) await close();
  worlds = [];
});

const visits = 160;
/** One mistake shows itself in many visits. */
const mostShown = 5;

test("[11.3.2] forged fields are believed by no form of any country, and cause no server error", async () => {
  const fuzz = new LeadFuzz();
  fuzz.stages = stages;
  const problems: string[] = [];
  for (let visit = 0; visit < visits && problems.length < mostShown; visit += 1) {
    const failed = (error: Error) => problems.push(`visit ${visit}: ${error.message}`);
    await fuzz.visit(createRandom(visit), visit).catch(failed);
  }
  expect(problems).toEqual([]);
});

test("[11.3.2] none of the names that only the server writes is believed, whatever its value", async () => {
  const problems: string[] = [];
  for (const [at, forged] of everyForged().entries()) {
    const stage = present(stages[at % stages.length], "site");
    const visit = (await realVisits(stage, "contact"))[0];
    const { statuses, problems: found } = await forgeOne(stage, present(visit, "form"), forged);
    if (found.length > 0) problems.push(`${forged.name}, answered ${statuses.join(", ")}: ${found.join("; ")}`);
    if (problems.length === mostShown) break;
  }
  expect(problems).toEqual([]);
});
