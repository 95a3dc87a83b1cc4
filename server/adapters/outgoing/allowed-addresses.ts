import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** The only part of IPv6 that is routed in public. Old notations of IPv4, such as `::10.0.0.1`, lie outside it. */
const publicIpv6 = ipaddr.parseCIDR("2000::/3");

/** The addresses that the outgoing client may connect to. */
export type AllowedAddresses = {
  /** Whether a connection to this address is allowed; `host` is the name or address in the URL. */
  allows(address: string, host: string): boolean;
};

/**
 * Every public address, and those that the operator names: hosts (`crm.internal`, whatever they resolve to), addresses
 * (`127.0.0.1`) and ranges (`10.0.0.0/8`). Private, loopback, link-local, metadata, multicast, reserved and tunnelled
 * addresses are refused otherwise, also when written as IPv6.
 */
export function allowedAddresses(named: readonly string[]): AllowedAddresses {
  const ranges = named.filter(isRange).map((range) => ipaddr.parseCIDR(range));
  const addresses = new Set(named.filter((name) => ipaddr.isValid(name)).map(normal));
  const hosts = new Set(named.map((name) => name.toLowerCase()));
  return {
    allows(address, host) {
      if (!ipaddr.isValid(address)) return false;
      if (hosts.has(host.toLowerCase())) return true;
      const parsed = ipaddr.process(address);
      if (isPublic(parsed)) return true;
      return addresses.has(normal(address)) || ranges.some((range) => isWithin(parsed, range));
    },
  };
}

export const isRange = (text: string): boolean => ipaddr.isValidCIDR(text);

const normal = (address: string): string => ipaddr.process(address).toNormalizedString();

const isPublic = (address: Address): boolean =>
  address.range() === "unicast" && (address.kind() === "ipv4" || isWithin(address, publicIpv6));

function isWithin(address: Address, [base, bits]: Range): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}
