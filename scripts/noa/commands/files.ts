import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const filesCommand = defineCommand({
  name: 'files',
  summary:
    'Move the original documents between the database and the S3-compatible store that NOA_FILES names, or check those in the store.',
  arguments: [{ name: '<action>', help: 'move or check' }],
  options: [{ flags: '--to <place>', help: 'where to move them: s3 or database' }],
  examples: [
    { command: 'NOA_FILES=s3://cvs/noa noa files move --to s3', help: 'NOA may be running, with the same NOA_FILES' },
    { command: 'noa files move --to database', help: 'stop NOA first: what it takes in meanwhile goes to the store' },
    {
      command: 'noa files check',
      help: 'after a restore: reads every original in the store. Exit code 1 if one is missing or changed',
    },
  ],
  input: z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('move'), to: z.enum(['s3', 'database'], 'must be s3 or database') }),
      z.object({ action: z.literal('check'), to: z.undefined('goes with move only').optional() }),
    ],
    'must be move or check',
  ),
  run: async (input, session) =>
    input.action === 'move'
      ? (await import('../data/moveFiles.ts')).moveFiles(input, session)
      : (await import('../data/checkOriginals.ts')).checkOriginals(session),
});
