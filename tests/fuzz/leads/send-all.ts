import type { Lead } from "#domain/lead/lead.ts";
import type { Part } from "#tests/support/upload-samples.ts";
import { answerProblem } from "./check-answer.ts";
import type { Forged } from "./forgery.ts";
import { giveBackCar, leadProblems, type Outcome } from "./outcome.ts";
import { type RealSend, unknownLead } from "./real-sends.ts";
import type { Stage } from "./stage.ts";

export type Sending = { method: string; path: string; body: string | Buffer; files: readonly Part[]; type: string };

type Sends = { stage: Stage; sends: readonly RealSend[]; forged: readonly Forged[]; turn: number };

/** Sends until one is refused. What was stored is looked at after each. */
export async function sendAll(
  { stage, sends, forged, turn }: Sends,
  sendingOf: (real: RealSend, at: number) => Promise<Sending> | Sending,
): Promise<Omit<Outcome, "way">> {
  const statuses: number[] = [];
  const problems: string[] = [];
  let [lead, taken, files]: [Lead | null, number, number] = [null, 0, 0];
  for (const [at, real] of sends.entries()) {
    const { path, method, type, body, ...sending } = await sendingOf(withLead(real, lead?.id ?? unknownLead), at);
    const headers = { "content-type": type };
    const answer = await stage.send(path, { method, headers, body: body as Uint8Array<ArrayBuffer> });
    statuses.push(answer.status);
    const problem = answerProblem(answer);
    if (problem !== null) problems.push(problem);
    if (answer.status >= 300 || stage.written === null) break;
    // Without the name of the lead that it continues, a send with files begins another.
    if (lead?.id !== stage.written.id) [taken, files] = [0, 0];
    lead = stage.written;
    taken += 1;
    files += sending.files.length;
    problems.push(...(await leadProblems(stage, { lead, forged, sends: taken, files, turn })));
    if (problems.length > 0) break;
  }
  if (lead) await giveBackCar(stage, lead);
  return { statuses, problems };
}

/** Addressed to the lead of the steps before. */
const withLead = (send: RealSend, id: string): RealSend => ({
  ...send,
  path: send.path.replace(unknownLead, id),
  body: JSON.parse(JSON.stringify(send.body).replaceAll(unknownLead, id)) as RealSend["body"],
});
