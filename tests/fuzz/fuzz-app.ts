import { noPages } from "#tests/support/no-pages.ts";
import type { Platform } from "#server/http/services.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

/** Two sites with a car each, without captcha, so that inputs get as far as possible. */
export async function fuzzApp(over: Partial<Platform> = {}, world: Parameters<typeof createTestApp>[2] = {}) {
  const app = await createTestApp(
    [
      aCar({ id: "a1" }),
      aCar({
        id: "b1",
        name: "CX-5 of the second site",
        stocknum: "hidden-second-stock",
        dealership_id: "second",
        location_id: "second-yard",
      }),
    ],
    { build: noPages, ...over },
    world,
  );
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("The fixture lost its first site.");
  const document = site.document as { settings: object };
  const settings = { ...document.settings, captcha: null };
  await app.store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  await app.registry.refresh();
  return app;
}

export const firstSite = "http://first-site.localhost";

/** Headers are bytes to a client; what cannot be sent at all is not an input. */
export const asHeader = (input: Buffer): string => input.toString("latin1").replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "");
