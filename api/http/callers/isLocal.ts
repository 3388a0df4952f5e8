import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a name or address can only mean this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  const family = isIP(name);
  if (family === 0) return name === 'localhost' || name === 'localhost.';
  return loopback.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether only this machine can reach the server. While it is, anyone may sign in without an allow-list, a test code may be set, and GraphiQL
 * and introspection may be on; `answerLocally` then also checks each request.
 */
export function isLocal({ host, publicUrl }: { host: string; publicUrl: string | null }): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}
