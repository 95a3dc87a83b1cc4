import type { Context } from "hono";
import type { PostedFiles, PostPort } from "#site/page-ports.ts";
import type { LinkDeps } from "./open-link.ts";
import { formType } from "#server/pages/page-renderer.ts";
import type { PageRequest } from "#server/pages/paths.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import { LeadService, type LeadServiceDeps } from "#server/leads/service/lead-service.ts";
import { type PageUpload, submitPage } from "#server/leads/service/page-submission.ts";
import { revealPhone } from "#server/leads/service/phone-reveal.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { ReservationService } from "#server/reservations/reservation-service.ts";
import { type PageFilesDeps, takePageFiles } from "./page-files.ts";
import { multipartType } from "#server/leads/uploads/uploads.ts";

export type PostDeps = PageFilesDeps &
  LinkDeps & {
    leads: LeadServiceDeps;
    reservations: ReservationDeps;
  };
/** The contents of a post: its texts as one form, and its files. */
type Posted = { body: string; files: PostedFiles | null; upload: PageUpload | null };

const MOST_BYTES = 64 * 1024;

/**
 * A form posted to its page by a browser without JavaScript. The answer is for this visitor only: it is never cached.
 */
export async function takePost(c: Context<RequestEnv>, deps: PostDeps, request: PageRequest): Promise<Response> {
  const say = (text: string, status: 408 | 413 | 415 | 429 | 503 | 400) =>
    c.text(text, status, { "Cache-Control": "no-store", ...(status === 503 ? { "Retry-After": "5" } : {}) });
  const type = c.req.header("content-type") ?? "";
  if (type.startsWith(multipartType)) {
    const service = new LeadService(c.var.runtime, deps.leads);
    try {
      if (!(await service.admits({ address: c.var.client, user_agent: "" }))) throw new LeadError(leadProblems.tooMany);
      return await takePageFiles(c, deps, (posted) => respond(c, deps, request, posted, true));
    } catch (error) {
      if (!(error instanceof LeadError)) throw error;
      return say(error.problem.error, error.problem.status as 413);
    }
  }
  if (!type.startsWith(formType)) return say("This page takes only its own form.", 415);
  const body = await c.var.receive(MOST_BYTES);
  if (body === null) return say(tooLarge, 413);
  return respond(c, deps, request, { body, files: null, upload: null }, false);
}

async function respond(
  c: Context<RequestEnv>,
  deps: PostDeps,
  request: PageRequest,
  posted: Posted,
  isAdmitted: boolean,
): Promise<Response> {
  const { renderer, admission, leads, linkPortOf, clock } = deps;
  const { runtime, log, client } = c.var;
  const now = clock();
  const { site } = runtime;
  const caller = { address: client, user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) };
  const { body, files, upload } = posted;
  const post: PostPort = {
    ...linkPortOf(runtime, client, now, log),
    files,
    revealPhone: (car) => revealPhone(runtime, car, { now, log }),
    submitLead: (lead) => {
      const reserves = lead.destination === "reserve";
      const service = reserves ? new ReservationService(runtime, deps.reservations) : new LeadService(runtime, leads);
      return submitPage({ runtime, service, captcha: leads.captcha, caller, now, log, upload, isAdmitted }, lead);
    },
  };
  const asking = { site: site.slug, address: client };
  const { url, isPersonal } = request;
  const { page } = await admission.form(asking, () => renderer.page(runtime, url, now, { isPersonal, post, body }));
  const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
  return new Response(bytes.length === 0 ? null : bytes, {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
  });
}

const tooLarge = "This is more than we can take in one message. Please go back, shorten it and send it again.";
