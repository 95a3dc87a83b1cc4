import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

/** Others may show pictures of a site. They may embed nothing else of it. */
const pictures = /^\/(?:img|media)\//;

export function securityHeaders(scheme: "http" | "https"): MiddlewareHandler<RequestEnv> {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    // Not no-referrer: that would turn the Origin of our own forms into "null".
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(self), geolocation=(self), microphone=(), payment=(self), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["X-Frame-Options", "SAMEORIGIN"],
    ...(scheme === "https" ? [["Strict-Transport-Security", "max-age=31536000"] as [string, string]] : []),
  ];
  return async (c, next) => {
    await next();
    // A page may name a stricter one of its own.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set("Cross-Origin-Resource-Policy", pictures.test(c.req.path) ? "cross-origin" : "same-origin");
  };
}
