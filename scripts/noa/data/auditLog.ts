import { type AuditHead, type AuditProblem, type AuditProblemKind, verifyAudit } from '../../../core/audit/verifyAudit.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { withDatabase } from './withDatabase.ts';

const explanations: Record<AuditProblemKind, string> = {
  'missing-link': 'records before it are missing',
  'missing-record': 'its record is missing',
  'changed-record': 'it was changed, or the chain before it was',
  'unchained-record': 'it was put in past the chain',
  'changed-export': 'the list of exported candidates, or its filter, was changed',
  'other-head': 'the log no longer contains the end given with --head',
};

/** Checks the audit log of the database that the settings name. */
export async function checkAuditLog({ head }: { head?: AuditHead | undefined }, { output, env }: Session): Promise<ExitName> {
  const verdict = await withDatabase({ env, create: false }, async ({ url }) => {
    const db = createPrismaClient({ url, poolSize: 1 });
    try {
      return await verifyAudit({ db }, { known: head });
    } finally {
      await db.$disconnect();
    }
  });
  for (const problem of verdict.problems) output.print(`✗ ${nameOf(problem)}: ${explanations[problem.kind]}`);
  output.print(`${verdict.records} records. ${verdict.intact ? 'The audit log is whole.' : 'The audit log was tampered with.'}`);
  if (verdict.intact && verdict.head.number > 0) {
    output.print(`Its end is ${verdict.head.number}:${verdict.head.hash}`);
    output.note('Note the end outside this machine, and give it to the next check with --head.');
  }
  output.result(verdict);
  return verdict.intact ? 'ok' : 'someFailed';
}

function nameOf({ number, eventId }: AuditProblem): string {
  if (number === null) return `Record ${eventId}`;
  return eventId === null ? `Record ${number}` : `Record ${number} (${eventId})`;
}
