import { get } from "node:http";

// Exits with 0 while the server on this machine is alive. For a container's health check: images have no curl.
const asked = get({ host: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000), path: "/healthz", timeout: 4000 });
asked.on("response", ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
asked.on("timeout", () => process.exit(1));
asked.on("error", () => process.exit(1));
