import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { PostedFiles } from "#app/page-context.ts";
import { fileNames } from "#domain/lead/lead-file.ts";
import type { RequestEnv } from "#server/request.ts";
import type { PageUpload } from "#server/services/leads/page-submission.ts";
import { leadProblems, LeadRefused } from "#server/services/leads/lead-problem.ts";
import type { SignedLinks } from "./signed-links.ts";
import type { UploadFolder } from "./upload-folder.ts";
import type { Uploads } from "./uploads.ts";

export type PageFilesDeps = { uploads: Uploads; links: SignedLinks; clock: () => Date };
type Posted = { body: string; files: PostedFiles; upload: PageUpload | null };

/** The field with which a form that is asked again names the files it brought before. */
const tokenField = "upload_token";

/**
 * Files posted without a script. A form that has to be asked again (something is missing, or the question comes) keeps
 * its files waiting, because no browser would send them a second time by itself.
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
    const before = received.files.length > 0 ? null : await heldBy(links.uploadOf(site.slug, token, clock()), uploads);
    if (before !== null) await received.abandon();
    const upload = before ?? received;
    if (upload.files.length === 0) {
      await upload.abandon();
      return respond({ body, files: { names: {}, token: null, errors: {}, error: null }, upload: null });
    }
    let isSettled = false;
    const files = {
      names: namesOf(upload),
      token: links.uploadToken(site.slug, upload.id, clock()),
      errors: {},
      error: null,
    };
    const response = await respond({
      body,
      files,
      upload: {
        hash: hashOf(upload),
        files: uploads.filesOf(upload),
        settle: async (outcome) => {
          isSettled = true;
          await uploads.settle(upload, outcome);
        },
      },
    });
    if (!isSettled) await uploads.hold(upload);
    return response;
  });
}

async function heldBy(id: string | null, uploads: Uploads): Promise<UploadFolder | null> {
  const held = id === null ? null : await uploads.held(id);
  // Its lead is being written, or was: it is not taken twice.
  if (held?.intent) throw new LeadRefused(leadProblems.alreadySent);
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
