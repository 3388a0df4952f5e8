import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const searchesCommand = defineCommand({
  name: 'searches',
  summary: 'Your saved searches of a position: list, save, look who is new or changed, delete.',
  options: [
    { flags: '-p, --project <id|title>', help: 'the position' },
    { flags: '--save <name>', help: 'save a search under this name, as looked at now' },
    { flags: '-q, --search <text>', help: 'what it looks for: words, "phrases", AND, OR, NOT' },
    { flags: '--skill <name>', help: 'a skill that candidates must have; may be given several times', repeats: true },
    { flags: '--tell', help: 'with --save: the bell and the digest tell of new and changed people' },
    { flags: '--look <name>', help: 'who is new or changed since it was last looked at; it then counts as looked at' },
    { flags: '--delete <name>', help: 'delete it' },
  ],
  examples: [
    { command: 'noa searches --project "Backend Engineer"', help: 'your searches, and how many are new in each' },
    {
      command: 'noa searches --project "Backend Engineer" --save Pythonists --skill Python --tell',
      help: 'save one, and be told',
    },
    { command: 'noa searches --project "Backend Engineer" --look Pythonists --json', help: 'who is new, for a script' },
  ],
  input: z
    .object({
      project: z.string({ error: 'is missing: name the position' }).min(1, 'must not be empty'),
      save: z.string().min(1, 'must not be empty').optional(),
      search: z.string().optional(),
      skill: z.array(z.string()).default([]),
      tell: z.boolean().default(false),
      look: z.string().optional(),
      delete: z.string().optional(),
    })
    .refine((given) => [given.save, given.look, given.delete].filter((name) => name !== undefined).length <= 1, {
      path: ['save'],
      message: 'use one of --save, --look and --delete',
    }),
  run: async (input, session) => (await import('../searches/searches.ts')).runSearches(input, session),
});
