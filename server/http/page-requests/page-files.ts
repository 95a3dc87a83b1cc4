import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { PostedFiles } from "#site/page-ports.ts";
import { fileNames } from "#domain/lead/lead-file.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { PageUpload } from "#server/leads/service/page-submission.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import type { UploadFolder } from "#server/leads/uploads/upload-folder.ts";
import type { Uploads } from "#server/leads/uploads/uploads.ts";

export type PageFilesDeps = { uploads: Uploads; links: SignedLinks; clock: () => Date };
type Posted = { body: string; files: PostedFiles; upload: PageUpload | null };

/** The field with which a repeated form refers to the files it sent before. */
const tokenField = "upload_token";

/**
 * Files posted without a script. If the form has to be shown again (something is missing, or the question is asked),
 * its files wait, because no browser would send them a second time by itself.
 */
export function takePageFiles(
  c: Context<RequestEnv>,
  { uploads, links, clock }: PageFilesDeps,
  respond: (posted: Posted) => Promise<Response>,
): Promise<Response> {
  const length = c.req.header("content-length");
  const { site } = c.var.runtime;
  const request = {
    body: c.req.raw.body,
    contentType: c.req.header("content-type") ?? "",
    contentLength: length === undefined ? null : Number(length),
    site: site.slug,
    address: c.var.client,
  };
  return uploads.take(request, async ({ texts, refusal }, received) => {
    const { [tokenField]: token = "", ...fields } = texts;
    const body = new URLSearchParams(fields).toString();
    if (refusal !== null) {
      const { error, fields: errors = {} } = refusal.problem;
      await received.abandon();
      return respond({ body, files: { names: {}, token: null, errors, error }, upload: null });
    }
    const waiting = received.files.length > 0 ? null : links.uploadOf(site.slug, token, clock());
    const go = (upload: UploadFolder) => takeUpload(upload, { body, uploads, links, respond, site: site.slug, clock });
    if (waiting === null) return go(received);
    return uploads.alone(waiting, async () => {
      const before = await heldBy(waiting, uploads);
      if (before === null) return go(received);
      await received.abandon();
      return go(before);
    });
  });
}

type Taking = PageFilesDeps & { body: string; site: string; respond: (posted: Posted) => Promise<Response> };

async function takeUpload(upload: UploadFolder, { body, uploads, links, site, clock, respond }: Taking) {
  if (upload.files.length === 0) {
    await upload.abandon();
    return respond({ body, files: { names: {}, token: null, errors: {}, error: null }, upload: null });
  }
  let isSettled = false;
  const token = links.uploadToken(site, upload.id, clock());
  const response = await respond({
    body,
    files: { names: namesOf(upload), token, errors: {}, error: null },
    upload: {
      hash: hashOf(upload),
      files: uploads.filesOf(upload),
      settle: async (outcome) => {
        isSettled = true;
        await uploads.settle(upload, outcome);
      },
    },
  });
  if (!isSettled && !upload.isSpent) await uploads.hold(upload);
  return response;
}

async function heldBy(id: string, uploads: Uploads): Promise<UploadFolder | null> {
  const held = await uploads.held(id);
  // Another server is writing its lead: it is not accepted twice.
  if (held?.intent) throw new LeadError(leadProblems.alreadySent);
  return held;
}

function namesOf({ files }: UploadFolder): Record<string, string> {
  const fields = new Set(files.map(({ field }) => field));
  return Object.fromEntries([...fields].map((name) => [name, fileNames(files.filter(({ field }) => field === name))]));
}

const hashOf = ({ files }: UploadFolder): string =>
  createHash("sha256")
    .update(JSON.stringify(files.map(({ field, name, sha256 }) => [field, name, sha256])))
    .digest("base64url");
