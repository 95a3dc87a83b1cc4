import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import { type LeadOutcome, LeadService, type LeadServiceDeps } from "#server/leads/service/lead-service.ts";
import { logProblem } from "#server/leads/service/log-problem.ts";
import type { UploadFolder } from "#server/leads/uploads/upload-folder.ts";
import type { Uploads } from "#server/leads/uploads/uploads.ts";
import { answer, callerOf, keysOf, type Way } from "./lead-answer.ts";
import { submissionOf } from "./multipart-body.ts";

/** Chapter 7: `POST /api/leads/with-files`. With a `lead_id` it continues an existing lead. */
export function withFilesRoutes(deps: LeadServiceDeps, uploads: Uploads, way: Way): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.post("/", async (c) => {
    const outcome = await take(c, deps, uploads, way);
    return answer(c, outcome);
  });
  // Not left to `noSuchCall`: to the route of a lead's next step, "with-files" would be the id of a lead.
  routes.all("*", (c) => c.json({ error: "This is called with POST." }, 405, { Allow: "POST" }));
  return routes;
}

async function take(c: Context<RequestEnv>, deps: LeadServiceDeps, uploads: Uploads, way: Way): Promise<LeadOutcome> {
  const service = new LeadService(c.get("runtime"), deps);
  const caller = callerOf(c);
  const length = c.req.header("content-length");
  try {
    // Before anything is read.
    if (!(await service.admits(caller))) throw new LeadError(leadProblems.tooMany);
    return await uploads.take(
      {
        body: c.req.raw.body,
        contentType: c.req.header("content-type") ?? "",
        contentLength: length === undefined ? null : Number(length),
        site: c.get("runtime").site.slug,
        address: caller.address,
      },
      async ({ texts, refusal }, upload) => {
        if (refusal !== null) throw refusal;
        const body = submissionOf(texts);
        if (body === undefined) throw new LeadError(leadProblems.notJson);
        const leadId = leadIdOf(body);
        const outcome = await service[way]({
          body,
          leadId,
          keys: keysOf(c),
          bodyHash: hashOf(leadId, texts, upload),
          caller,
          by: "script",
          files: uploads.filesOf(upload),
          isAdmitted: true,
          log: c.get("log"),
        });
        await uploads.settle(upload, outcome);
        return outcome;
      },
    );
  } catch (error) {
    if (!(error instanceof LeadError)) throw error;
    logProblem(c.get("log"), null, error.problem, error);
    return error.problem;
  }
}

export function leadIdOf(body: unknown): string | null {
  const { lead_id } = (body as { lead?: { lead_id?: unknown } } | null)?.lead ?? {};
  return typeof lead_id === "string" && lead_id !== "" ? lead_id : null;
}

function hashOf(leadId: string | null, texts: Record<string, string>, { files }: UploadFolder): string {
  const about = files.map(({ field, name, sha256 }) => [field, name, sha256]);
  return createHash("sha256")
    .update(JSON.stringify(["with-files", leadId, Object.entries(texts), about]))
    .digest("base64url");
}
