import { isLoopback } from '../http/callers/isLocal.ts';
import { ConfigError } from './configError.ts';
import type { Environment } from './environment.ts';
import { findModelProblems } from './model.ts';

/** @throws ConfigError for settings that are unsafe together, or of which one needs another */
export function refuseUnsafe(values: Environment, local: boolean): void {
  const problems = local ? [] : findOpenDoors(values);
  if (values.NOA_SMTP_URL !== undefined && values.NOA_MAIL_FROM === undefined) {
    problems.push('NOA_SMTP_URL is set: set NOA_MAIL_FROM to the address that mail comes from (NOA <noa@example.com>).');
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('DATABASE_REPLICA_URL is set: set DATABASE_URL to the server that it is a replica of.');
  problems.push(...findModelProblems(values));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
}

/** Settings that only a local server may leave open. */
function findOpenDoors({ HOST, NOA_PUBLIC_URL, NOA_SIGNIN_ALLOW, NOA_TEST_CODE, ...explorer }: Environment): string[] {
  const [reached, close] = isLoopback(HOST)
    ? [`NOA_PUBLIC_URL is ${NOA_PUBLIC_URL}`, 'unset NOA_PUBLIC_URL']
    : [`HOST is ${HOST}`, 'set HOST to 127.0.0.1'];
  const problems = [];
  if (NOA_SIGNIN_ALLOW.length === 0)
    problems.push(
      `${reached}, so others can reach this server: set NOA_SIGNIN_ALLOW to the addresses and domains that may sign in (ada@example.com, @example.org), or ${close}.`,
    );
  if (NOA_TEST_CODE !== undefined)
    problems.push(`NOA_TEST_CODE lets anyone in who knows it, and ${reached}: unset NOA_TEST_CODE, or ${close}.`);
  for (const name of ['NOA_GRAPHIQL', 'NOA_INTROSPECTION'] as const)
    if (explorer[name]) problems.push(`${name} shows the whole schema to everyone, and ${reached}: unset ${name}, or ${close}.`);
  return problems;
}
