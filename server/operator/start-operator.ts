import type { Env } from "#server/env.ts";
import { CertificateWatch } from "./certificate-watch.ts";
import type { OperatorListener } from "./listen-operator.ts";
import { operatorAppOf } from "./operator-app-of.ts";

type Deps = Omit<Parameters<typeof operatorAppOf>[0], "certificates" | "diskReserveBytes">;

/** Answers on the operator's port, and watches certificates where that is wanted. Returns a function that ends the watch. */
export function startOperator(
  listener: OperatorListener,
  { CHECK_CERTIFICATES, DISK_RESERVE_MB }: Pick<Env, "CHECK_CERTIFICATES" | "DISK_RESERVE_MB">,
  deps: Deps,
): () => void {
  const certificates = CHECK_CERTIFICATES ? new CertificateWatch({ registry: deps.services.platform.registry }) : null;
  certificates?.start();
  listener.answerWith(operatorAppOf({ ...deps, diskReserveBytes: DISK_RESERVE_MB * 1024 * 1024, certificates }));
  return () => certificates?.stop();
}
