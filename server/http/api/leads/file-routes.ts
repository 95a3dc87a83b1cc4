import { Hono } from "hono";
import { downloadName, isOpaque } from "#domain/lead/lead-file.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";

type Deps = { leadFiles: LeadFiles; links: SignedLinks; clock: () => Date };

const idShape = /^[0-9a-f]{32}$/;

/** `GET /files/{lead_id}/{file_id}?until=&key=`: a file of a lead, for whoever was sent the link. Always a download. */
export function fileRoutes({ leadFiles, links, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/:lead/:file", async (c) => {
    const { lead: leadId, file: fileId } = c.req.param();
    const { until = "", key = "" } = c.req.query();
    const { runtime } = c.var;
    c.header("Cache-Control", "private, no-store");
    c.header("X-Robots-Tag", "noindex");
    const isSigned = links.opensFile(runtime.site.slug, leadId, fileId, { until, key }, clock());
    if (!isSigned || !idShape.test(leadId)) return c.text("This link is not valid any more. Ask for a new one.\n", 403);
    const known = await runtime.store.leads.get(leadId);
    const file = known?.lead.files?.find(({ id }) => id === fileId);
    const bytes = file && (await leadFiles.read(file));
    if (!file || !bytes) return c.text("This file was erased.\n", 404);
    return c.body(bytes, 200, {
      // Browsers that open PDFs themselves must not open this one.
      "Content-Type": isOpaque(file) ? "application/octet-stream" : file.type,
      "Content-Disposition": `attachment; filename="${downloadName(file)}"`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
    });
  });
  routes.all("*", (c) => c.text("There is no file at this address.\n", 404));
  return routes;
}
