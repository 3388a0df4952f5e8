import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { createProject } from '../projects/createProject.ts';

/** Creates a position with candidates without documents, by default named "Person 1", "Person 2" and so on. */
export async function createCandidates(
  ctx: Ctx,
  many: number,
  fields: (index: number) => Partial<Prisma.CandidateCreateManyInput> = () => ({}),
): Promise<{ projectId: string; candidates: Candidate[] }> {
  const { id: projectId } = await createProject(ctx, { title: 'Engineer' });
  const data = Array.from({ length: many }, (_, index) => ({ projectId, fullName: `Person ${index + 1}`, ...fields(index) }));
  return { projectId, candidates: await ctx.db.candidate.createManyAndReturn({ data }) };
}
