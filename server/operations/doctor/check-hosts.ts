import { connect } from "node:tls";
import type { DoctorWorld } from "./doctor-world.ts";
import { isAbsent } from "./check-mail.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";

const { ok, warning, problem } = findingsOf("hosts");
const DAY_MS = 86_400_000;
/** Certificates are renewed a month before they expire; with fewer days left, the renewal fails. */
const FEWEST_DAYS = 14;
const HANDSHAKE_MS = 10_000;
/** Concurrent DNS queries. */
const AT_ONCE = 8;

/** DNS of every host of every site, and its certificate if visitors use https. */
export async function checkHosts(world: DoctorWorld): Promise<Finding[]> {
  if (world.env.DEMO) return [];
  const hosts = world.sites.flatMap(({ slug, public: { hosts: names } }) => names.map((host) => ({ slug, host })));
  const found: Finding[] = [];
  for (let at = 0; at < hosts.length; at += AT_ONCE) {
    const checked = hosts.slice(at, at + AT_ONCE).map(({ slug, host }) => checkHost(world, slug, host));
    found.push(...(await Promise.all(checked)).flat());
  }
  return found;
}

async function checkHost(world: DoctorWorld, slug: string, host: string): Promise<Finding[]> {
  const about = (as: string) => ({ sites: [slug], alike: { as, name: host } });
  const addresses = await addressesOf(world, host);
  if (addresses === null) {
    const todo = "Check the DNS settings of this machine and try again later.";
    return [warning(`No DNS server answers for ${host}.`, todo, about("hosts for which no DNS server answers"))];
  }
  const [address] = addresses;
  if (address === undefined) {
    const todo = `Add an A or AAAA record for ${host} with the address of this server, or take it out of hosts.`;
    return [
      problem(
        `${host} of ${slug} leads nowhere: it has no address in DNS.`,
        todo,
        about("hosts without an address in DNS"),
      ),
    ];
  }
  if (world.env.PUBLIC_SCHEME === "http") return [ok(`${host} leads to ${address}.`, about("hosts with an address"))];
  return [{ ...(await checkCertificate(world, host, address)), sites: [slug] }];
}

async function addressesOf({ resolver }: DoctorWorld, host: string): Promise<string[] | null> {
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const isAnswered = answers.some((answer) => answer.status === "fulfilled" || isAbsent(answer.reason));
  return found.length > 0 || isAnswered ? found : null;
}

type Seen = { refused: string | null; ends: Date };

async function checkCertificate({ tls, clock }: DoctorWorld, host: string, address: string): Promise<Finding> {
  const alike = (as: string) => ({ alike: { as, name: host } });
  try {
    const { refused, ends } = await handshake(address, tls, host);
    if (refused !== null) {
      const todo = `Get a certificate for ${host} on the server or proxy at ${address}, with its whole chain.`;
      return problem(
        `Browsers refuse the certificate of ${host}: ${refused}.`,
        todo,
        alike("hosts whose certificate browsers refuse"),
      );
    }
    const days = Math.floor((ends.getTime() - clock().getTime()) / DAY_MS);
    const until = ends.toISOString().slice(0, 10);
    const todo = `Renew it, and look why it was not renewed by itself at ${address}.`;
    if (days < 0)
      return problem(`The certificate of ${host} ended on ${until}.`, todo, alike("certificates that have ended"));
    if (days < FEWEST_DAYS) {
      const what = `The certificate of ${host} ends in ${days} days, on ${until}.`;
      return warning(what, todo, alike("certificates that end soon"));
    }
    return ok(`${host} leads to ${address}; its certificate is good until ${until}.`, alike("hosts in order"));
  } catch (error) {
    const what = `Nothing answers to https at ${host} (${address}, port ${tls.port}): ${reasonOf(error)}`;
    const todo = "Start the proxy that terminates TLS, and open the port in the firewall.";
    return problem(what, todo, alike("hosts that do not answer to https"));
  }
}

function handshake(address: string, { port, ca }: DoctorWorld["tls"], host: string): Promise<Seen> {
  return new Promise((done, failed) => {
    // Only inspects the certificate and sends nothing: its problem is the answer.
    const socket = connect({ host: address, port, servername: host, ca, rejectUnauthorized: false }, () => {
      const ends = new Date(socket.getPeerCertificate().valid_to);
      const refused = certificateProblem(socket.authorizationError);
      socket.destroy();
      done({ refused, ends });
    });
    socket.setTimeout(HANDSHAKE_MS, () => socket.destroy(new Error("no answer within ten seconds")));
    socket.on("error", failed);
  });
}

/** An expired certificate is reported with its date. */
function certificateProblem(error: Error | string | null | undefined): string | null {
  if (!error) return null;
  const code = typeof error === "string" ? error : ((error as NodeJS.ErrnoException).code ?? error.message);
  if (code === "CERT_HAS_EXPIRED") return null;
  return typeof error === "string" ? error : error.message;
}
