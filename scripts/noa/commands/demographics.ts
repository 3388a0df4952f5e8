import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const demographicsCommand = defineCommand({
  name: 'demographics',
  summary:
    "Store what candidates say of their sex and race/ethnicity, for the impact report. It reaches no score, and can't be read again.",
  arguments: [{ name: '<file>', help: 'a CSV with candidate_id, external_id or email, and sex, race_ethnicity or both' }],
  options: [{ flags: '-p, --project <id|title>', help: 'the position' }],
  examples: [
    { command: 'noa demographics answers.csv --project "Backend Engineer"', help: 'store a table; an empty cell is unknown' },
    {
      command: 'noa demographics answers.csv --project "Backend Engineer" --json',
      help: 'the same, for a script: lists the rows that name nobody or were not understood',
    },
  ],
  input: z.object({
    file: z.string().min(1, 'must not be empty'),
    project: z.string({ error: 'is missing: name the position' }).min(1, 'must not be empty'),
  }),
  run: async (input, session) => (await import('../import/sendDemographics.ts')).sendDemographics(input, session),
});
