import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startDemoServer } from "#tests/support/demo-server.ts";

/** `--root DIR`: measures another checkout, with its own build, by the same code. */
export const rootOption = { type: "string", default: join(import.meta.dirname, "../..") } as const;

/** The demo network of a checkout, from its last build. */
export const serveCheckout = (root: string) => startDemoServer({ LOG_LEVEL: "error" }, resolve(root, "server/main.ts"));

/** Identifies the build that is measured. */
export function buildOf(root: string): string {
  try {
    return readFileSync(resolve(root, "build/.stamp"), "utf8").slice(0, 12);
  } catch {
    throw new Error(
      `${resolve(root)} has no finished build. Run \`npm start\` there once, and stop it when it is ready.`,
    );
  }
}
