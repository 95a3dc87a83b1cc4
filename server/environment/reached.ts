import { z } from "zod";
import { empty, flag, list, optionalUrl, pairs } from "./kinds.ts";

/** How the server is reached, by visitors, operators and collectors. */
export const reached = {
  PORT: z.coerce
    .number({ error: "write a port number such as 3000" })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("The port to listen on."),
  HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("The address to listen on. 0.0.0.0 listens on every interface."),
  PUBLIC_SCHEME: z
    .enum(["http", "https"], { error: "write http or https" })
    .default("http")
    .describe("How visitors reach the sites: http or https. Set https behind a proxy that terminates TLS."),
  TRUSTED_PROXIES: list.describe(
    "Addresses and ranges of proxies whose X-Forwarded-For header the server trusts, such as 10.0.0.0/8,::1.",
  ),
  FORWARDED_HOST: flag.describe(
    "1 when those proxies always set X-Forwarded-Host themselves. Otherwise a visitor could forge it.",
  ),
  DESK_HOST: z
    .union([empty, z.string()])
    .optional()
    .describe(
      "The host name of the desk, where dealers work, such as desk.example.com. With the demo it is desk.localhost.",
    ),

  OPERATOR_PORT: z
    .union([empty, z.coerce.number({ error: "write a port number such as 9464" }).int().min(0).max(65535)])
    .optional()
    .describe(
      "A second port, for whoever runs the servers: /metrics for Prometheus, and a page about all sites. Off unless set.",
    ),
  OPERATOR_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("The address of that port. It asks for no password: bind it to a private network only."),
  OPERATOR_HOSTS: list.describe(
    "Names under which that port is called, such as node-1.internal. It answers to localhost and to its own address always.",
  ),

  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?$/, "http://127.0.0.1:4318").describe(
    "A collector of OpenTelemetry traces that speaks OTLP over HTTP in JSON, such as http://127.0.0.1:4318. Off unless set.",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.describe(
    "Headers for the collector, such as authorization=Bearer%20token,x-team=web.",
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default("forecourt").describe("The name of this platform in traces."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "write a share such as 0.1" })
    .min(0)
    .max(1)
    .default(1)
    .describe(
      "The share of requests that is traced, from 0 to 1. A trusted proxy's traceparent decides for its requests.",
    ),
};
