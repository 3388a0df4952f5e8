import type { Candidate } from '../../prisma/generated/client.ts';
import type { RequestContext } from '../requestContext.ts';

/** For `t.loadable` fields: candidates by id in one query; null for deleted ones. */
export async function loadCandidates(ids: string[], { db }: RequestContext): Promise<(Candidate | null)[]> {
  const found = await db.candidate.findMany({ where: { id: { in: ids } } });
  const candidates = new Map(found.map((candidate) => [candidate.id, candidate]));
  return ids.map((id) => candidates.get(id) ?? null);
}
