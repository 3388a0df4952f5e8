import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out; what lies elsewhere is special in some way. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address is one of the public internet: not this machine, not a local network, not special, and not an IPv4 address of such a kind inside of an IPv6
 * address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}
