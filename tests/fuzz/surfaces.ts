import type { Surface } from "./surface.ts";

/** Loaded on demand: most of them open an application. */
export const surfaces: Record<string, () => Promise<() => Promise<Surface>>> = {
  url: async () => (await import("./surfaces/url.ts")).url,
  filters: async () => (await import("./surfaces/filters.ts")).filters,
  searches: async () => (await import("./surfaces/searches.ts")).searches,
  leads: async () => (await import("./surfaces/leads.ts")).leads,
  mails: async () => (await import("./surfaces/mails.ts")).mails,
  multipart: async () => (await import("./surfaces/multipart.ts")).multipart,
  sites: async () => (await import("./surfaces/sites.ts")).sites,
  tokens: async () => (await import("./surfaces/tokens.ts")).tokens,
  feeds: async () => (await import("./surfaces/apart.ts")).feeds,
  pushes: async () => (await import("./surfaces/pushes.ts")).pushes,
  mappings: async () => (await import("./surfaces/apart.ts")).mappings,
  images: async () => (await import("./surfaces/images.ts")).images,
};
