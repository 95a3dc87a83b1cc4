/** What an operator starts, and what that starts as a thread or a process of its own. */
export const platformPrograms: readonly string[] = [
  "server/main.ts",
  "server/pages/rendering/thread-entry.ts",
  "server/adapters/store/sqlite/sqlite-worker.ts",
  "server/leads/uploads/heic-worker.ts",
  "server/desk/desk-thread-entry.ts",
  "server/stock/push/push-thread-entry.ts",
  "server/stock/pictures/judge-process.ts",
  "server/stock/sources/source-process.ts",
  "cli/main.ts",
  "build/server/index.js",
  "build/desk/server/index.js",
];
