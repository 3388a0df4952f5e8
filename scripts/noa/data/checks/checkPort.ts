import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../../../api/config/readConfig.ts';
import { type Finding, failed, ok } from './finding.ts';

const patience = 5_000;

/** Whether NOA can listen where the settings say, or listens there already. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const check = 'Address';
  const place = `${host}:${port}`;
  const problem = await tryToListen(host, port);
  if (problem === null) return ok(check, `${place} is free for NOA, which is not running there`);
  if (problem === 'EADDRINUSE')
    return (await isNoa(host, port))
      ? ok(check, `NOA is running at ${place}`)
      : failed(
          check,
          `${place} is used by another program, or NOA there has lost its database`,
          'Stop that program, or set PORT to another number.',
        );
  if (problem === 'EACCES')
    return failed(check, `this user may not listen on ${place}`, 'Set PORT to 1024 or more, and put a proxy in front.');
  return failed(check, `NOA cannot listen on ${place} (${problem})`, 'Set HOST to an address of this machine.');
}

async function tryToListen(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    server.close();
  }
}

/** Only NOA answers its readiness call like this. */
async function isNoa(host: string, port: number): Promise<boolean> {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/api/health/ready`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const answer = (await response.json()) as { status?: unknown };
    return response.ok && answer.status === 'ok';
  } catch {
    return false;
  }
}
