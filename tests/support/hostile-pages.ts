import { setTimeout as pause } from "node:timers/promises";

// An application build whose pages do their worst to the thread that renders them.

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

async function handle({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  await worst[pathname]?.();
  return new Response(`page ${pathname}`, { headers: { "content-type": "text/plain" } });
}

export const routes = {};
export const entry = {
  module: {
    createDocumentHandler: () => handle,
    bodyOf: (response: Response) => response.text(),
    provide: () => ({}),
  },
};
