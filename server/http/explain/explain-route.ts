import type { Handler } from "hono";
import { isForwarded, isLoopback, peerOf } from "#server/http/middleware/client-address.ts";
import { hostOf } from "#server/http/middleware/site-of-host.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { explain, type ExplainDeps } from "./explain.ts";

/** A name of another machine would let a web page ask. */
const ownHost = /^(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** `GET /internal/explain?url=`: for whoever sits at this machine, such as `forecourt explain`. */
export function explainRoute(deps: ExplainDeps): Handler<RequestEnv> {
  return async (c) => {
    c.header("Cache-Control", "no-store");
    const host = hostOf(c.req.header("host") ?? new URL(c.req.url).host);
    if (isForwarded(c) || !isLoopback(peerOf(c.env?.incoming)) || !ownHost.test(host)) {
      return c.json({ error: "Only this machine itself may ask this." }, 403);
    }
    const address = addressOf(c.req.query("url") ?? "");
    if (!address) {
      return c.json({ error: "Write a whole address, such as https://www.dealer.example/search?make=Toyota" }, 400);
    }
    return c.json(await explain(address, deps));
  };
}

function addressOf(text: string): URL | null {
  const whole = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  return text.length < 4000 && URL.canParse(whole) ? new URL(whole) : null;
}
