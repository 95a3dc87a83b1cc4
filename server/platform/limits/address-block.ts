/** One household has a whole /64 of IPv6 addresses; it counts as one. */
export const addressBlock = (address: string): string => firstGroups(address, 4);

/** The /48 that a provider gives one customer: 65,536 blocks. An IPv4 address is its own. */
export const wideBlock = (address: string): string => firstGroups(address, 3);

/** The /24 of an IPv4 address, or the /64 of an IPv6 address: what an office or a household shares. */
export const networkOf = (address: string): string =>
  address.includes(":") ? addressBlock(address) : address.split(".").slice(0, 3).join(".");

function firstGroups(address: string, count: number): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, count).join(":");
}
