import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const retentionCommand = defineCommand({
  name: 'retention',
  summary: 'Show, try out, set or remove the rule by which candidates of a position are erased by themselves.',
  options: [
    { flags: '-p, --project <id|title>', help: 'the position' },
    { flags: '--days <number>', help: 'erase candidates so many days after their last activity; shows whom, and sets nothing' },
    { flags: '--after-closing', help: 'count from the closing of the position, if that is later' },
    { flags: '--confirm <number>', help: 'set the rule; the number of candidates that the preview showed' },
    { flags: '--off', help: 'remove the rule: candidates stay' },
  ],
  examples: [
    { command: 'noa retention --project "Backend Engineer"', help: 'the rule, and when it runs next' },
    { command: 'noa retention --project "Backend Engineer" --days 180', help: 'whom such a rule would erase' },
    { command: 'noa retention --project "Backend Engineer" --days 180 --confirm 12', help: 'set it, having seen 12' },
    { command: 'noa retention --project "Backend Engineer" --off', help: 'remove it' },
  ],
  input: z
    .object({
      project: z.string({ error: 'is missing: name the position' }).min(1, 'must not be empty'),
      days: z.coerce
        .number('must be a number')
        .int('must be a whole number')
        .min(1, 'must be 1 or more')
        .max(3650, 'must be 3650 or less')
        .optional(),
      afterClosing: z.boolean().default(false),
      confirm: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').optional(),
      off: z.boolean().default(false),
    })
    .refine(({ off, days }) => !off || days === undefined, { path: ['off'], message: 'does not go with --days' })
    .refine(({ confirm, days }) => confirm === undefined || days !== undefined, { path: ['confirm'], message: 'needs --days' }),
  run: async (input, session) => (await import('../privacy/retention.ts')).runRetention(input, session),
});
