import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const filesCommand = defineCommand({
  name: 'files',
  summary: 'Move the original documents between the database and the S3-compatible store that NOA_FILES names.',
  arguments: [{ name: '<action>', help: 'move' }],
  options: [{ flags: '--to <place>', help: 's3 or database' }],
  examples: [
    { command: 'NOA_FILES=s3://cvs/noa noa files move --to s3', help: 'NOA may be running, with the same NOA_FILES' },
    { command: 'noa files move --to database', help: 'stop NOA first: what it takes in meanwhile goes to the store' },
  ],
  input: z.object({
    action: z.literal('move', 'must be move'),
    to: z.enum(['s3', 'database'], 'must be s3 or database'),
  }),
  run: async (input, session) => (await import('../data/moveFiles.ts')).moveFiles(input, session),
});
