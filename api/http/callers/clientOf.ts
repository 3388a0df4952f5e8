import { normalizeIP } from '@fastify/rate-limit';

/** Identifies a caller for limits: the IPv4 address, or the first 64 bits of an IPv6 address, because one machine may have 2^64 of these. */
export function clientOf({ ip }: { ip: string }): string {
  return normalizeIP(ip);
}
