import { foldText } from '../../plugins/knowledge/foldText.ts';
import type { Prisma } from '../../prisma/generated/client.ts';

export interface PersonRow {
  id: string;
  projectId: string;
  fullName: string | null;
  email: string | null;
  phone: string | null;
}

/**
 * All candidates, in all positions, that are certainly the same person as this one: a user merged them, they came with the same file, or they share name and
 * e-mail or name and phone. A name alone proves nothing, and an e-mail alone may belong to an agency that sent a hundred CVs.
 */
export async function findSamePerson(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<PersonRow[]> {
  const found = new Map<string, PersonRow>();
  let next = await readRows(tx, { id });
  while (next.length > 0) {
    for (const row of next) found.set(row.id, row);
    next = (await findLinked(tx, next)).filter((row) => !found.has(row.id));
  }
  return [...found.values()];
}

async function findLinked(tx: Prisma.TransactionClient, rows: readonly (PersonRow & Keys)[]): Promise<(PersonRow & Keys)[]> {
  const ids = rows.map((row) => row.id);
  const hashes = await resumeHashes(tx, ids);
  const keys = rows.flatMap(({ personKeys }) => personKeys.filter((key) => /^(?:mail|phone):/.test(key)));
  const names = new Set(rows.map(({ fullName }) => nameKey(fullName)).filter(Boolean));
  const [certain, similar] = [
    await readRows(tx, {
      OR: [
        { mergedIntoId: { in: ids } },
        { merged: { some: { id: { in: ids } } } },
        { documents: { some: { kind: 'RESUME', sha256: { in: hashes } } } },
      ],
    }),
    keys.length === 0 ? [] : await readRows(tx, { personKeys: { hasSome: keys } }),
  ];
  return [...certain, ...similar.filter(({ fullName }) => names.has(nameKey(fullName)))];
}

interface Keys {
  personKeys: string[];
}

function readRows(tx: Prisma.TransactionClient, where: Prisma.CandidateWhereInput): Promise<(PersonRow & Keys)[]> {
  const select = { id: true, projectId: true, fullName: true, email: true, phone: true, personKeys: true };
  return tx.candidate.findMany({ where, select });
}

/** The contents of the résumés of some candidates. */
export async function resumeHashes(tx: Prisma.TransactionClient, candidateIds: readonly string[]): Promise<string[]> {
  const files = await tx.document.findMany({
    where: { candidateId: { in: [...candidateIds] }, kind: 'RESUME', sha256: { not: null } },
    select: { sha256: true },
    distinct: ['sha256'],
  });
  return files.flatMap(({ sha256 }) => sha256 ?? []);
}

/** The words of a name in any order. */
function nameKey(fullName: string | null): string {
  return foldText(fullName ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
