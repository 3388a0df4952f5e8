import { defineCommand } from '../command/command.ts';
import { noInput } from '../command/createProgram.ts';

export const purgeCommand = defineCommand({
  name: 'purge',
  summary:
    "Rewrite the database's files, so that nothing of erased people is left in them. Tables are locked while they are rewritten.",
  examples: [
    {
      command: 'noa purge',
      help: 'NOA may be running, and answers slowly meanwhile; needs free disk space as large as the database',
    },
  ],
  input: noInput,
  run: async (_input, session) => (await import('../data/purge.ts')).purge(session),
});
