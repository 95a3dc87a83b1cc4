import { FEWEST_DAYS, stateOfCertificate, type CertificateState } from "#server/operator/certificate-state.ts";
import { type Figures, labelled } from "./figures.ts";

type Sources = { all: () => readonly CertificateState[]; clock: () => Date };

const states = ["good", "ending", "ended", "refused"] as const;
const SECOND = 1000;

/** Of this server's own round; a label for each host would be as many series as there are hosts. */
export function addCertificateMetrics(figures: Figures, { all, clock }: Sources): void {
  figures.gauge(
    {
      name: "forecourt_certificate_hosts",
      help: `Hosts by their certificate: good, ending (within ${FEWEST_DAYS} days), ended, or refused by browsers.`,
      labelNames: ["state"],
    },
    () => {
      const seen = all().map((state) => stateOfCertificate(state, clock()));
      return labelled(
        "state",
        states.map((state) => [state, seen.filter((one) => one === state).length] as const),
      );
    },
  );
  figures.gauge(
    {
      name: "forecourt_certificate_next_end_seconds",
      help: "When the first certificate of all hosts ends, in seconds since 1970.",
    },
    () => {
      const ends = all().flatMap(({ endsAt }) => (endsAt === null ? [] : [Date.parse(endsAt) / SECOND]));
      return ends.length === 0 ? null : Math.min(...ends);
    },
  );
}
