import { expect, test } from "vitest";
import { z } from "zod";
import { readEnv } from "#server/environment/env.ts";
import { exists, readYaml, unknownVariables } from "./read.ts";

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  timeoutSeconds: z.number().optional(),
});
const containerSchema = z.looseObject({
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  securityContext: z.looseObject({}),
  resources: z.object({ requests: z.object({}).loose(), limits: z.object({ memory: z.string() }) }),
});
const podSchema = z.looseObject({
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.looseObject({}),
  automountServiceAccountToken: z.literal(false),
  containers: z.array(containerSchema),
});
const kustomization = z
  .looseObject({
    resources: z.array(z.string()),
    configMapGenerator: z.array(z.object({ name: z.string(), files: z.array(z.string()) })),
    images: z.array(z.object({ name: z.string() }).loose()),
  })
  .parse(readYaml("deploy/kustomization.yaml")[0]);

type Manifest = { kind: string; metadata: { name: string }; spec: Record<string, unknown> };
const manifests = kustomization.resources.flatMap((file) => readYaml(`deploy/${file}`)) as Manifest[];
const named = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);

/** What runs, wherever it is described. */
const pods = manifests.flatMap(({ kind, spec }) => {
  const job = kind === "CronJob" ? (spec["jobTemplate"] as { spec: unknown }).spec : spec;
  return kind === "Deployment" || kind === "CronJob"
    ? [podSchema.parse((job as { template: { spec: unknown } }).template.spec)]
    : [];
});
const secret = readYaml("deploy/kubernetes/secret.example.yaml")[0] as { stringData: Record<string, string> };
const nodes = pods.flatMap(({ containers }) => containers).filter(({ image }) => image === "forecourt");

test("every file that kustomization.yaml names exists, and every manifest is in it", () => {
  for (const file of [...kustomization.resources, ...kustomization.configMapGenerator.flatMap(({ files }) => files)])
    expect(exists(`deploy/${file}`)).toBe(true);
  expect(manifests.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["Namespace", "Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy", "CronJob"]),
  );
  expect(kustomization.images.map(({ name }) => name)).toEqual(["forecourt"]);
  expect(nodes).toHaveLength(2);
});

test("[19.6.1] nodes and backups would start with their variables", () => {
  const filled = Object.fromEntries(
    Object.entries(secret.stringData).map(([name, text]) => [name, text || "a value of the operator"]),
  );
  for (const { env } of nodes) {
    const all = { ...filled, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
    expect(unknownVariables(Object.keys(all))).toEqual([]);
    expect(() => readEnv(all)).not.toThrow();
  }
});

test("pods run without rights, within bounds", () => {
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
    for (const container of containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
  }
});

test("[19.7.2] a rolling update starts before it stops, and a node has time to drain", () => {
  const deployment = named("Deployment", "forecourt");
  expect(deployment?.spec).toMatchObject({
    strategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
  });
  const pod = pods.find(({ containers }) => containers.some(({ name }) => name === "node"));
  const container = pod?.containers[0];
  const env = readEnv(Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []));
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(env.DRAIN_SECONDS + env.SHUTDOWN_SECONDS);
  expect(probe.parse(container?.["readinessProbe"]).httpGet.path).toBe("/readyz");
  for (const name of ["livenessProbe", "startupProbe"])
    expect(probe.parse(container?.[name]).httpGet.path).toBe("/healthz");
  // Longer than /readyz takes at most.
  expect(probe.parse(container?.["readinessProbe"]).timeoutSeconds).toBeGreaterThan(2);
});

test("labels meet their selectors", () => {
  const labels = new Set(["forecourt", "caddy", "backup"]);
  const selected = JSON.stringify(manifests).matchAll(/"app":"(\w+)"/g);
  for (const [, app = ""] of selected) expect(labels).toContain(app);
});
