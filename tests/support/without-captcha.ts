import type { createTestApp } from "./test-app.ts";

/** Lets forms of the first test site be sent without a captcha. */
export async function withoutCaptcha({
  store,
  registry,
}: Pick<Awaited<ReturnType<typeof createTestApp>>, "store" | "registry">): Promise<void> {
  const site = await store.operator.sites.get("first-site");
  if (!site) throw new Error("there is no first-site");
  const document = site.document as { settings: object };
  const settings = { ...document.settings, captcha: null };
  await store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  await registry.refresh();
}
