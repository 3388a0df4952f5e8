import path from 'node:path';
import { z } from 'zod';
import { defineCommand } from '../command/command.ts';
import { exportKinds } from '../export/exportKinds.ts';

const ending = `must end with ${exportKinds.map((kind) => `.${kind}`).join(', ')}`;
const target = z.string().transform((file, { issues, value }) => {
  const kind = exportKinds.find((each) => path.extname(file).toLowerCase() === `.${each}`);
  if (kind) return { file: path.resolve(file), kind };
  issues.push({ code: 'custom', message: ending, input: value });
  return z.NEVER;
});

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'Write the candidates of a position to a file: Excel, CSV, JSON Resumes or a SQLite database.',
  options: [
    { flags: '-p, --project <id|title>', help: 'the position' },
    {
      flags: '-t, --to <file>',
      help: 'the file; its ending says what it becomes: .xlsx, .csv, .jsonl (a JSON Resume a line) or .sqlite',
    },
    { flags: '--contacts', help: 'with e-mail addresses, phone numbers and links; not in blind review' },
    { flags: '--overwrite', help: 'replace the file if it exists' },
  ],
  examples: [
    { command: 'noa export --project "Backend Engineer" --to candidates.xlsx', help: 'a table for Excel, best first' },
    {
      command: 'noa export --project "Backend Engineer" --to candidates.sqlite --contacts',
      help: 'tables of candidates, skills, jobs, studies, scores, requirements and activities, for any SQLite tool',
    },
    {
      command:
        'sqlite3 candidates.sqlite "select full_name, score from candidates join skills on id = candidate_id where known = \'Python\'"',
      help: 'ask such a file',
    },
  ],
  input: z.object({
    project: z.string({ error: 'is missing: name the position' }).min(1, 'must not be empty'),
    to: z.string({ error: 'is missing: name the file' }).pipe(target),
    contacts: z.boolean().default(false),
    overwrite: z.boolean().default(false),
  }),
  run: async (input, session) => (await import('../export/exportProject.ts')).exportProject(input, session),
});
