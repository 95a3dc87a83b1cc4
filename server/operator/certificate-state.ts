export type CertificateState = {
  host: string;
  site: string;
  /** ISO; null if nothing answered. */
  endsAt: string | null;
  /** Why browsers would not show the host; null if they would. */
  problem: string | null;
};

const DAY_MS = 86_400_000;
/** Certificates are renewed a month before they expire; with fewer days left, the renewal fails. */
export const FEWEST_DAYS = 14;

/** Whole days until it ends; negative afterwards. */
export const daysLeft = (endsAt: string, now: Date): number =>
  Math.floor((Date.parse(endsAt) - now.getTime()) / DAY_MS);

export function stateOfCertificate(
  { endsAt, problem }: CertificateState,
  now: Date,
): "good" | "ending" | "ended" | "refused" {
  if (problem !== null || endsAt === null) return "refused";
  const days = daysLeft(endsAt, now);
  return days < 0 ? "ended" : days < FEWEST_DAYS ? "ending" : "good";
}
