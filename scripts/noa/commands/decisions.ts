import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const decisionsCommand = defineCommand({
  name: 'decisions',
  summary:
    'Show how well the ranking agrees with who went on and who was rejected, and weights that would agree better. Changes nothing without --take.',
  options: [
    { flags: '-p, --project <id|title>', help: 'also show what the proposed weights would do at this position' },
    {
      flags: '--take',
      help: 'save the proposed weights as your preset; refused where an impact ratio of the position would fall below 0.80',
    },
  ],
  examples: [
    { command: 'noa decisions', help: 'needs 30 decisions, over all positions' },
    { command: 'noa decisions --project "Backend Engineer"', help: 'who would come into the top ten, and the impact ratios' },
    { command: 'noa decisions --project "Backend Engineer" --take', help: 'look first, then take' },
  ],
  input: z
    .object({ project: z.string().min(1, 'must not be empty').optional(), take: z.boolean().optional() })
    .refine(({ project, take }) => !take || project !== undefined, {
      path: ['project'],
      message: 'is missing: name the position whose impact ratios decide',
    }),
  run: async (input, session) => (await import('../decisions/showDecisions.ts')).showDecisions(input, session),
});
