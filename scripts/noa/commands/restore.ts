import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Fill a database from a backup. NOA must be stopped; what fails or is interrupted changes nothing.',
  arguments: [{ name: '<file>', help: 'a file that "noa backup" wrote, by this version of NOA or an earlier one' }],
  options: [
    { flags: '--replace', help: 'delete everything that the database holds now; without it only an empty one is filled' },
  ],
  examples: [
    { command: 'NOA_DATA_DIR=/srv/noa noa restore noa-2026-03-02.backup', help: 'into a new data folder' },
    { command: 'noa restore noa-2026-03-02.backup --replace', help: 'go back to the backup, and lose what came after it' },
    { command: 'DATABASE_URL=postgresql://… noa restore noa.backup', help: 'move to a PostgreSQL server' },
  ],
  input: z.object({ file: z.string().min(1, 'must not be empty'), replace: z.boolean().default(false) }),
  run: async (input, session) => (await import('../data/restore.ts')).restore(input, session),
});
