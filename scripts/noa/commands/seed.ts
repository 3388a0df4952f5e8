import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to.toLocaleString('en')}`)
    .transform(Number)
    .pipe(z.int().min(from).max(to));

export const seedCommand = defineCommand({
  name: 'seed',
  summary: 'Make a position with made-up candidates, to try NOA at any size. NOA may be running.',
  options: [
    { flags: '-n, --candidates <number>', help: 'how many', default: '100000' },
    { flags: '--position <title>', help: "the position's title", default: 'Senior Backend Engineer' },
    { flags: '--seed <number>', help: 'another seed makes other people', default: '1' },
  ],
  examples: [
    { command: 'noa seed --candidates 500 --position "Data Analyst"', help: 'in the database of this folder' },
    { command: 'NOA_DATA_DIR=./try noa seed', help: '100,000 candidates in a data folder of their own' },
  ],
  input: z.object({
    candidates: whole(1, 10_000_000),
    position: z.string().trim().min(1, 'must not be empty').max(200),
    seed: whole(0, 999_999_999),
  }),
  run: async (input, session) => (await import('../data/seed.ts')).seed(input, session),
});
