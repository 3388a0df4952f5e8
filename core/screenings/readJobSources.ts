import type { Prisma } from '../../prisma/generated/client.ts';
import { storedJobFacts } from '../documents/storedFacts.ts';
import type { JobSource } from '../projects/requirements/mergeJobFacts.ts';

/** What was read from the job descriptions of a screening, in upload order. */
export async function readJobSources(tx: Prisma.TransactionClient, screeningId: string): Promise<JobSource[]> {
  const documents = await tx.document.findMany({
    where: { screeningId, kind: 'JOB_DESCRIPTION', state: 'DONE', duplicateOfId: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      fileName: true,
      file: { select: { extractions: { where: { kind: 'JOB_DESCRIPTION' }, select: { facts: true } } } },
    },
  });
  return documents.flatMap(({ id, fileName, file }) => {
    const facts = file?.extractions[0]?.facts;
    return facts === undefined ? [] : [{ documentId: id, fileName, facts: storedJobFacts(facts) }];
  });
}
