import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Write everything that NOA holds, documents included, to one file. NOA may be running.',
  arguments: [{ name: '<file>', help: 'the file to write; only you may read it' }],
  options: [{ flags: '--overwrite', help: 'replace the file if it exists; it stays as it is until the new one is complete' }],
  examples: [
    { command: 'noa backup noa-2026-03-02.backup', help: 'back up the NOA of this folder, running or stopped' },
    {
      command: 'DATABASE_URL=postgresql://… noa backup /mnt/backups/noa.backup --overwrite',
      help: 'back up a PostgreSQL server',
    },
  ],
  input: z.object({ file: z.string().min(1, 'must not be empty'), overwrite: z.boolean().default(false) }),
  run: async (input, session) => (await import('../data/backUp.ts')).backUp(input, session),
});
