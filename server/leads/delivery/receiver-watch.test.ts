import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { usualRhythm } from "#domain/delivery/backoff.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { ReceiverWatch } from "./receiver-watch.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test("[7] a failure that is still being written is not forgotten when the receivers are read again", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-watch-"));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const store = await openStore({ dataDir });
  ends.push(() => store.close());
  const { receivers } = store.operator;
  const written = Promise.withResolvers<void>();
  const fail: typeof receivers.fail = async (...failure) => {
    await written.promise;
    await receivers.fail(...failure);
  };
  const watch = new ReceiverWatch({ ...receivers, fail }, usualRhythm);
  const now = new Date("2026-03-10T01:00:00.000Z");
  const receiver = { channel: "webhook", document: deliveryDocument.encode({ url: "https://crm.example/hook" }) };
  const failures = [1, 2, 3].map(() => watch.heard(receiver, false, "answered 500", now));

  await watch.refresh();
  expect(watch.blocked(now.getTime())).toEqual([receiver.document]);

  written.resolve();
  await Promise.all(failures);
  await watch.refresh();
  expect(watch.blocked(now.getTime())).toEqual([receiver.document]);
  // Another server learnt that the receiver is back.
  await receivers.recover(receiver);
  await watch.refresh();
  expect(watch.blocked(now.getTime())).toEqual([]);
});
