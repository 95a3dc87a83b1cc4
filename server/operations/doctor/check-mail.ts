import { createTransport } from "nodemailer";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";

const { ok, warning, problem } = findingsOf("mail");

/** Names under which mail services publish their DKIM keys. */
const usualSelectors = ["default", "selector1", "selector2", "google", "k1", "s1", "s2", "mail", "dkim", "mxvault"];

export async function checkMail(world: DoctorWorld): Promise<Finding[]> {
  const domains = new Map<string, string[]>();
  for (const { slug, private: own } of world.sites) {
    const domain = own.mail_from.split("@")[1] ?? "";
    domains.set(domain, [...(domains.get(domain) ?? []), slug]);
  }
  const records = await Promise.all(
    [...domains]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(async ([domain, sites]) => (await checkDomain(world, domain)).map((finding) => ({ ...finding, sites }))),
  );
  return [...(await checkServer(world)), ...records.flat()];
}

async function checkServer({ env }: DoctorWorld): Promise<Finding[]> {
  if (env.SMTP_URL === undefined) return [];
  const timeout = 10_000;
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout, dnsTimeout: timeout };
  const transport = createTransport({ url: env.SMTP_URL, ...limits });
  const { host } = new URL(env.SMTP_URL);
  try {
    await transport.verify();
    return [ok(`The mail server ${host} answers and accepts the login.`)];
  } catch (error) {
    const todo = "Correct SMTP_URL (host, port, user, password), and let this machine reach that port.";
    return [problem(`The mail server ${host} cannot be used: ${reasonOf(error)}`, todo)];
  } finally {
    transport.close();
  }
}

/** The TXT records of a name; [] if there are none, null if no DNS server answers. */
async function textsAt({ resolver }: DoctorWorld, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    return isAbsent(error) ? [] : null;
  }
}

export const isAbsent = (error: unknown): boolean =>
  ["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "");

async function checkDomain(world: DoctorWorld, domain: string): Promise<Finding[]> {
  const alike = (as: string) => ({ alike: { as, name: domain } });
  const [spf, dmarc] = await Promise.all([textsAt(world, domain), textsAt(world, `_dmarc.${domain}`)]);
  if (spf === null || dmarc === null) {
    const todo = "Check the DNS settings of this machine and try again later.";
    return [warning(`No DNS server answers for ${domain}.`, todo, alike("domains for which no DNS server answers"))];
  }
  const found: Finding[] = [];
  const policies = spf.filter((text) => /^v=spf1( |$)/i.test(text));
  if (policies.length !== 1) {
    const what =
      policies.length === 0 ? "has no SPF record" : `has ${policies.length} SPF records, which counts as none`;
    found.push(
      problem(
        `${domain} ${what}: mails from it land in spam.`,
        `Publish one TXT record at ${domain} that names your mail server, such as "v=spf1 include:mail.example -all".`,
        alike("domains of senders without one SPF record"),
      ),
    );
  }
  if (!dmarc.some((text) => /^v=DMARC1\s*;/i.test(text))) {
    found.push(
      problem(
        `${domain} has no DMARC record: large providers refuse its mails.`,
        `Publish a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
        alike("domains of senders without a DMARC record"),
      ),
    );
  }
  if (!(await hasKey(world, domain))) {
    const tried = selectorsOf(world).join(", ");
    found.push(
      warning(
        `No DKIM key of ${domain} was found (selectors ${tried}).`,
        "Let the mail server sign and publish its key at SELECTOR._domainkey; name another selector in DKIM_SELECTORS.",
        alike("domains of senders without a DKIM key"),
      ),
    );
  }
  return found.length > 0
    ? found
    : [ok(`${domain} has SPF, DKIM and DMARC records.`, alike("domains with SPF, DKIM and DMARC"))];
}

const selectorsOf = ({ env }: DoctorWorld): readonly string[] =>
  env.DKIM_SELECTORS.length > 0 ? env.DKIM_SELECTORS : usualSelectors;

async function hasKey(world: DoctorWorld, domain: string): Promise<boolean> {
  const names = selectorsOf(world).map((selector) => `${selector}._domainkey.${domain}`);
  const answers = await Promise.all(names.map((name) => textsAt(world, name)));
  return answers.flat().some((text) => text !== null && /(^|;)\s*p=[A-Za-z0-9+/]/.test(text));
}
