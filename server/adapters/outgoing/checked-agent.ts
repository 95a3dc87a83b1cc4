import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import type { AllowedAddresses } from "./allowed-addresses.ts";

/** The address is not allowed. A retry does not help. */
export class AddressError extends Error {
  constructor(host: string) {
    super(`${host} has no public address. An operator can allow it with OUTGOING_ALLOW.`);
  }
}

const CONNECT_MS = 10_000;

/**
 * Checks the address of every new connection, so that a redirect or a changed DNS answer passes the same check. The
 * name is resolved once, here, and the socket connects to the addresses that were checked.
 */
export function createCheckedAgent(allowed: AllowedAddresses): Agent {
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first, ...others] = (found ?? []).filter(({ address }) => allowed.allows(address, host));
      if (error) done(error, "");
      else if (first === undefined) done(new AddressError(host), "");
      else if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup: checkedLookup, timeout: CONNECT_MS });
  return new Agent({
    connect(options, done) {
      // Node does not call the resolver for a literal address.
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !allowed.allows(host, host)) done(new AddressError(host), null);
      else connect(options, done);
    },
    // The client itself limits the whole call, from the first byte sent to the last byte received.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
