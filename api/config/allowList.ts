import { ConfigError } from './configError.ts';
import { environmentSchema } from './environment.ts';

/** @throws ConfigError */
export function readAllowList(value: string): string[] | null {
  const parsed = environmentSchema.shape.NOA_SIGNIN_ALLOW.safeParse(value);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ message }) => `NOA_SIGNIN_ALLOW ${message}.`).join('\n'));
  return toAllowList(parsed.data);
}

/** Lower case; null: anyone may sign in. */
export const toAllowList = (entries: readonly string[]) =>
  entries.length > 0 ? entries.map((entry) => entry.toLowerCase()) : null;
