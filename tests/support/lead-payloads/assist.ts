import { vi } from "vitest";
import type { SessionAssist } from "#app/features/enquiry/session-world.ts";
import { browserAssist } from "#app/features/trade-in/browser-assist.ts";
import type { LeadWorld } from "./world.ts";

/** Registers and valuations, asked by the form's script as in a browser. */
export function assistOf(world: Pick<LeadWorld, "send">, settings: Parameters<typeof browserAssist>[0]): SessionAssist {
  const assist = browserAssist(settings);
  return {
    leaving: (...about) => asInBrowser(world, () => assist.leaving(...about)),
    sending: (...about) => asInBrowser(world, () => assist.sending(...about)),
  };
}

/** There, an address without a host is the page's own site. */
async function asInBrowser<T>(world: Pick<LeadWorld, "send">, act: () => Promise<T>): Promise<T> {
  vi.stubGlobal(
    "fetch",
    async (
      path: string,
      { method, headers, body }: Record<"method" | "body", string> & { headers: Record<string, string> },
    ) => {
      const { status, text } = await world.send(path, { method, headers, body });
      return new Response(text, { status });
    },
  );
  try {
    return await act();
  } finally {
    vi.unstubAllGlobals();
  }
}
