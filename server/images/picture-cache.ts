import { LRUCache } from "lru-cache";
import type { Storage } from "../adapters/storage/storage.ts";

/**
 * Generated pictures of a network storage, with the latest in memory. Their keys contain hashes, so they never change.
 */
export function cachedPictures(storage: Storage, cacheBytes: number): Pick<Storage, "read" | "put"> {
  if (storage.kind === "folder") return storage;
  const cache = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  return {
    async read(key) {
      const cached = cache.get(key);
      if (cached) return cached;
      const bytes = await storage.read(key);
      if (bytes) cache.set(key, bytes);
      return bytes;
    },
    put: (key, bytes) => storage.put(key, bytes),
  };
}
