import type { AppBuild } from "#server/pages/page-renderer.ts";

/** Pages that take as long as the test wants: each waits until it is released. */
export function gatedPages() {
  const held: (() => void)[] = [];
  const begun: string[] = [];
  let isOpen = false;
  const handle = async ({ url }: Request): Promise<Response> => {
    begun.push(new URL(url).pathname);
    if (!isOpen) await new Promise<void>((go) => held.push(go));
    return new Response("a page", { headers: { "content-type": "text/plain" } });
  };
  const module = {
    createDocumentHandler: () => handle,
    bodyOf: (response: Response) => response.text(),
    provide: () => ({}),
  };
  return {
    build: { routes: {}, entry: { module } } as unknown as AppBuild,
    /** Paths whose rendering has started, in order. */
    begun,
    /** Releases the waiting pages, and delays none from now on. */
    open(): void {
      isOpen = true;
      for (const go of held.splice(0)) go();
    },
    close(): void {
      isOpen = false;
    },
  };
}
