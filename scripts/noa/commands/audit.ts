import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

const head = z
  .string()
  .regex(/^\d{1,15}:[0-9a-f]{64}$/i, 'must be a number and a hash, as an earlier check printed them (1200:9f86…)')
  .transform((given) => {
    const [number, hash = ''] = given.split(':');
    return { number: Number(number), hash: hash.toLowerCase() };
  });

export const auditCommand = defineCommand({
  name: 'audit',
  summary: 'Check that nothing in the audit log was changed, removed or slipped in. Exit code 1 if something was.',
  arguments: [{ name: '<action>', help: 'verify' }],
  options: [
    {
      flags: '--head <number:hash>',
      help: 'the end of the log that an earlier check printed; shows when the whole log was written anew or cut off',
    },
  ],
  examples: [
    { command: 'noa audit verify', help: 'NOA may be running' },
    { command: 'noa audit verify --json', help: 'for monitoring' },
  ],
  input: z.object({ action: z.literal('verify', 'must be verify'), head: head.optional() }),
  run: async (input, session) => (await import('../data/auditLog.ts')).checkAuditLog(input, session),
});
