import { normalizeIP } from '@fastify/rate-limit';

/** Who calls, wherever callers are told apart: the IPv4 address, or the IPv6 network of 64 bits, where one machine has 2^64 addresses. */
export function clientOf({ ip }: { ip: string }): string {
  return normalizeIP(ip);
}
