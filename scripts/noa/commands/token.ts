import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

const dayMs = 86_400_000;

/** "90d", or a date. */
const expiry = z.string().transform((given, { issues }) => {
  const days = /^([1-9]\d{0,3})d$/.exec(given)?.[1];
  if (days !== undefined) return new Date(Date.now() + Number(days) * dayMs).toISOString();
  const date = /^\d{4}-\d\d-\d\d(T|$)/.test(given) ? new Date(given) : new Date(Number.NaN);
  if (date.getTime() > Date.now()) return date.toISOString();
  issues.push({ code: 'custom', message: 'must be a number of days (90d) or a date to come (2027-03-01)', input: given });
  return z.NEVER;
});

export const tokenScopes = ['read', 'write', 'admin'] as const;

const scopeList = z
  .string()
  .transform((given) => given.split(',').map((scope) => scope.trim()))
  .pipe(z.array(z.enum(tokenScopes, { error: `must be of ${tokenScopes.join(', ')}, separated by commas` })).min(1));

export const tokenCommand = defineCommand({
  name: 'token',
  summary: 'Create, list and revoke your personal access tokens.',
  arguments: [
    { name: '<action>', help: 'create, list or revoke' },
    { name: '[token]', help: 'create: a name for it; revoke: its id, or its name' },
  ],
  options: [
    {
      flags: '-s, --scopes <list>',
      help: 'create: what it may do, separated by commas: read, write (includes read), admin (includes both)',
      default: 'read',
    },
    { flags: '--expires <days|date>', help: 'create: 90d, or 2027-03-01; without it the token lasts until it is revoked' },
  ],
  examples: [
    { command: 'noa token create "nightly import" --scopes write --expires 90d', help: 'prints the token, this once' },
    { command: 'NOA_TOKEN=$(noa token create reports) noa export …', help: 'stdout has the token and nothing else' },
    { command: 'noa token list', help: 'names, scopes, expiry and last use' },
    { command: 'noa token revoke "nightly import"', help: 'ends it at once' },
  ],
  input: z
    .object({
      action: z.enum(['create', 'list', 'revoke'], { error: 'must be create, list or revoke' }),
      token: z.string().trim().min(1, 'must not be empty').optional(),
      scopes: scopeList,
      expires: expiry.optional(),
    })
    .refine(({ action, token }) => action === 'list' || token !== undefined, { path: ['token'], message: 'is missing' }),
  run: async (input, session) => (await import('../token/manageTokens.ts')).manageTokens(input, session),
});
