import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

/** Others may show pictures of a site. They may embed nothing else of it. */
const pictures = /^\/(?:img|media)\//;

/** The headers of every answer, except those that the answer names itself: a page may be stricter. */
export function securityHeadersFor(scheme: "http" | "https") {
  const usual: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    // Not no-referrer: that would turn the Origin of our own forms into "null".
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(self), geolocation=(self), microphone=(), payment=(self), browsing-topics=()"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["x-frame-options", "SAMEORIGIN"],
    ...(scheme === "https" ? [["strict-transport-security", "max-age=31536000"] as [string, string]] : []),
  ];
  return (path: string): [string, string][] => [
    ...usual,
    ["cross-origin-resource-policy", pictures.test(path) ? "cross-origin" : "same-origin"],
  ];
}

export function securityHeaders(scheme: "http" | "https"): MiddlewareHandler<RequestEnv> {
  const headersFor = securityHeadersFor(scheme);
  return async (c, next) => {
    await next();
    for (const [name, value] of headersFor(c.req.path)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
