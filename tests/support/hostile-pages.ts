import type { LinkPort } from "#site/page-ports.ts";
import { setTimeout as pause } from "node:timers/promises";

// An application build whose pages do their worst to the thread that renders them.

type Context = { visitor: { link: LinkPort } | null };

const worst: Record<string, () => unknown> = {
  "/ends-its-thread": () => process.exit(3),
  "/throws-out-of-reach": () =>
    setImmediate(() => {
      throw new Error("nobody catches this");
    }),
  "/never-answers": () => new Promise(() => undefined),
  "/loops": () => {
    for (;;);
  },
  "/takes-all-memory": () => {
    const held: string[][] = [];
    for (;;) held.push("x".repeat(1e6).split(""));
  },
  "/slow": () => pause(100),
};

/** Pages that ask for something to be done for their visitor. */
const asking: Record<string, () => unknown> = {
  "/asks": () => undefined,
  "/asks-and-ends-its-thread": () => process.exit(3),
};

async function handle({ url }: Request, { visitor }: Context): Promise<Response> {
  const { pathname } = new URL(url);
  if (asking[pathname] && visitor) {
    const found = await visitor.link.reservations.find("token");
    asking[pathname]();
    return new Response(`page ${pathname} ${found?.reference}`, { headers: { "content-type": "text/plain" } });
  }
  await worst[pathname]?.();
  return new Response(`page ${pathname}`, { headers: { "content-type": "text/plain" } });
}

export const routes = {};
export const entry = {
  module: {
    createDocumentHandler: () => handle,
    bodyOf: (response: Response) => response.text(),
    provide: (_page: unknown, visitor: Context["visitor"]): Context => ({ visitor }),
  },
};
