import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  ssr: true,
  buildDirectory: "../build/desk",
  // The manifest of all routes comes with the page: links never wait for a route to be discovered.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
