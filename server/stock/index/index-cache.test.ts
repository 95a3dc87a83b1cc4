import { expect, test } from "vitest";
import { createIndexCache } from "./index-cache.ts";

test("[18.4] two indexes are built at a time, in order, and one that fails makes room too", async () => {
  const cache = createIndexCache(1000);
  const begun: number[] = [];
  const builds = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const lookups = builds.map((build, n) =>
    cache
      .inTurn(() => {
        begun.push(n);
        return build.promise;
      })
      .catch((error: unknown) => String(error)),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  builds[1]?.reject(new Error("unreadable"));
  expect(await lookups[1]).toBe("Error: unreadable");
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const [n, build] of builds.entries()) build.resolve(n);
  expect(await Promise.all(lookups)).toEqual([0, "Error: unreadable", 2, 3, 4]);
});
