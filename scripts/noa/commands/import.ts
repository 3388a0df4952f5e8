import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

const pairs = z
  .array(z.string().regex(/^[^=]+=.+$/, 'write it as name="Column heading"'))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()])),
  );

export const importCommand = defineCommand({
  name: 'import',
  summary: 'Bring CVs into a position: folders, files, archives, mailboxes, tables.',
  arguments: [{ name: '[paths...]', help: 'folders and files; folders with all that is in them' }],
  options: [
    { flags: '-p, --project <id|title>', help: 'the position' },
    { flags: '--imap <url>', help: 'a mailbox instead of files: imaps://user@host/INBOX; its password is in NOA_IMAP_PASSWORD' },
    { flags: '--watch', help: 'go on with what comes later, until Ctrl+C', default: false },
    { flags: '--create', help: 'create the position if there is none of this title', default: false },
    { flags: '--jd <file>', help: 'a job description, whose requirements the candidates are scored against' },
    {
      flags: '--map <field=column>',
      help: 'for tables: the column of a field, for example full_name="Candidate"; repeatable',
      repeats: true,
    },
    { flags: '--failures <file>', help: 'where failures are listed', default: 'noa-import-failures.csv' },
    { flags: '--resend', help: 'send also what was imported before; the server recognises it', default: false },
    { flags: '--dry-run', help: 'list what would be sent, and send nothing', default: false },
  ],
  examples: [
    {
      command: 'noa import ./cvs --project "Senior Java Developer" --create --jd job.pdf',
      help: 'a folder into a new position with its job description',
    },
    { command: 'noa import ./cvs --project "Senior Java Developer"', help: 'once more: sends only what is new or failed' },
    {
      command: 'noa import applicants.zip inbox.mbox --project "Accountant"',
      help: 'an archive, and the attachments of a mailbox',
    },
    {
      command: 'noa import people.csv --project "Accountant" --map full_name="Candidate" --map skills="Stack"',
      help: 'rows of a table',
    },
  ],
  input: z
    .object({
      paths: z.array(z.string()),
      imap: z.string().optional(),
      watch: z.boolean(),
      project: z
        .string({ error: 'say which position: its id or its title.' })
        .trim()
        .min(1, 'say which position: its id or its title.'),
      create: z.boolean(),
      jd: z.string().optional(),
      map: pairs,
      failures: z.string(),
      resend: z.boolean(),
      dryRun: z.boolean(),
    })
    .refine(({ paths, imap }) => paths.length > 0 !== (imap !== undefined), {
      message: 'Name folders or files, or a mailbox with --imap.',
    })
    .refine(({ dryRun, watch, imap }) => !(dryRun && (watch || imap !== undefined)), {
      message: '--dry-run goes with files only, and not with --watch.',
    }),
  async run({ map, imap, ...options }, session) {
    if (imap === undefined) {
      const { runImport } = await import('../import/runImport.ts');
      return runImport({ ...options, columns: map }, session);
    }
    const { runMailImport } = await import('../import/mail/runMailImport.ts');
    return runMailImport({ ...options, columns: map, imap }, session);
  },
});
