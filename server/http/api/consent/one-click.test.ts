import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([], { build: noPages });
});
afterAll(() => app.close());

test("[8, 12.1.5] an endless call is not read to its end, though it names no length", async () => {
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(out) {
      chunks += 1;
      if (chunks > 500) out.close();
      else out.enqueue(new Uint8Array(4096));
    },
  });
  const headers = { "transfer-encoding": "chunked", "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const answer = await app.get("http://first-site.localhost/unsubscribe?token=x", init);
  expect(answer.status).toBe(413);
  expect(chunks).toBeLessThan(20);
});
