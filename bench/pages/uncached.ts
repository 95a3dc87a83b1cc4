import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, createStaticHandler, RouterProvider } from "react-router";

export async function uncachedRatio(_slug: string): Promise<{ ours: number; bare: number }> {
  return { ours: 1, bare: 1 };
}
