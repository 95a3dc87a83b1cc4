import { hasOwnSecret } from "#server/platform/secret/secret.ts";
import { missingSecrets } from "#site/site-secrets.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";

const { ok, warning, problem } = findingsOf("settings");

/** Checks combinations of variables; each by itself was checked when it was parsed. */
export async function checkSettings({ env, sites }: Pick<DoctorWorld, "env" | "sites">): Promise<Finding[]> {
  const found: Finding[] = [];
  const isLive = sites.some(({ public: { hosts } }) => hosts.length > 0) && !env.DEMO;
  if (env.DATABASE_URL !== undefined && !hasOwnSecret(env)) {
    found.push(
      warning(
        "SECRET is not set, although other servers may share the database.",
        "Set SECRET to the same text of 16 characters or more on every server.",
      ),
    );
  }
  if (isLive && env.PUBLIC_SCHEME === "http") {
    found.push(
      warning(
        "PUBLIC_SCHEME is http: links in mails and in the sitemap lead to http addresses.",
        "Set PUBLIC_SCHEME=https where a proxy in front terminates TLS.",
      ),
    );
  }
  if (isLive && env.PUBLIC_SCHEME === "https" && env.TRUSTED_PROXIES.length === 0) {
    found.push(
      warning(
        "TRUSTED_PROXIES is empty, so all visitors behind the proxy count as one address.",
        "Set TRUSTED_PROXIES to the addresses of the proxy that terminates TLS.",
      ),
    );
  }
  if (isLive && env.SMTP_URL === undefined) {
    found.push(
      warning(
        `SMTP_URL is not set: mails are written to ${env.DATA_DIR}/mail and reach nobody.`,
        "Set SMTP_URL to your mail server, such as smtps://user:password@mail.example:465.",
      ),
    );
  }
  for (const {
    public: { slug },
    private: settings,
  } of sites) {
    for (const { name, setting } of missingSecrets(settings, env.siteSecrets)) {
      found.push(
        problem(
          `${slug}: the variable ${name}, which ${setting} names, is not set.`,
          "Set it on every server and restart it; here too, so that this command can see it.",
        ),
      );
    }
  }
  return found.length > 0 ? found : [ok("The variables are consistent.")];
}
