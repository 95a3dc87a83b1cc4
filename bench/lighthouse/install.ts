import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packagesOnDemand } from "../../scripts/packages-on-demand.ts";

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly Record<string, unknown>[] };
};
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

/** 140 MB with all its dependencies, for one measurement. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const modules = packagesOnDemand("lighthouse", { lighthouse: "13.5.0" });
  const { default: lighthouse } = (await import(pathToFileURL(join(modules, "lighthouse/core/index.js")).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}
