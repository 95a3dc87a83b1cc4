import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RequestEnv } from "#server/http/request/request.ts";

type Scheme = "http" | "https";

/**
 * Compares PUBLIC_SCHEME with the scheme that visitors really use. A wrong one leads links, the sitemap and mails to
 * the wrong address, and leaves https pages without HSTS.
 */
export class SchemeWatch {
  readonly #configured: Scheme;
  readonly #log: Pick<Logger, "warn">;
  #problem: string | null = null;

  constructor(configured: Scheme, log: Pick<Logger, "warn">) {
    this.#configured = configured;
    this.#log = log;
  }

  problem(): string | null {
    return this.#problem;
  }

  /** After `clientAddress`. Reported once: the first visitor is enough. */
  middleware(): MiddlewareHandler<RequestEnv> {
    return async (c, next) => {
      if (this.#problem === null)
        this.#see(c.get("forwardedScheme") ?? schemeOfPage(c.get("host"), c.req.header()), c.get("host"));
      await next();
    };
  }

  #see(seen: Scheme | null, host: string): void {
    // Local hosts have no https.
    if (seen === null || seen === this.#configured || /(?:^|\.)localhost$|^[\d.]+$|^\[/.test(host)) return;
    this.#problem =
      `PUBLIC_SCHEME is ${this.#configured}, but visitors reach ${host} over ${seen}: links, mails and the sitemap ` +
      `name the wrong address, and forms may be refused. Set PUBLIC_SCHEME=${seen} and restart.`;
    this.#log.warn(this.#problem);
  }
}

/** Browsers name the page that a request comes from; one of the same host shows how that host is reached. */
function schemeOfPage(host: string, headers: Record<string, string>): Scheme | null {
  for (const text of [headers["origin"], headers["referer"]]) {
    if (text === undefined || !URL.canParse(text)) continue;
    const { protocol, hostname } = new URL(text);
    if (hostname === host && (protocol === "http:" || protocol === "https:"))
      return protocol === "http:" ? "http" : "https";
  }
  return null;
}
