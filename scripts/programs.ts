/** What an operator starts, and what that starts as a thread or a process of its own. */
export const platformPrograms: readonly string[] = [
  "server/main.ts",
  "server/rendering/thread-entry.ts",
  "server/adapters/store/sqlite/sqlite-worker.ts",
  "server/services/uploads/heic-worker.ts",
  "server/services/stock-push/push-thread-entry.ts",
  "server/services/pictures/judge-process.ts",
  "server/services/stock-sources/source-process.ts",
  "cli/main.ts",
  "build/server/index.js",
];
