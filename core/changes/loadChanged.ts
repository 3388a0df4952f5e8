import type { RequirementRevision } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { type CandidateWithScore, loadWithScores } from '../profiles/loadWithScores.ts';
import { type ListedProject, summarizeProjects } from '../projects/summarizeProjects.ts';
import type { Change } from './listChanges.ts';

export interface ChangedProject {
  project: ListedProject;
  revision: RequirementRevision | null;
}

/** The rows that the changes are about, as they are now, by id. */
export interface Changed {
  candidates: Map<string, CandidateWithScore>;
  projects: Map<string, ChangedProject>;
}

/**
 * Loads the candidates and projects of changes in a fixed number of statements. In blind review, what identifies candidates is hidden.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function loadChanged(ctx: Ctx, { changes }: { changes: readonly Change[] }): Promise<Changed> {
  const present = changes.filter(({ deleted }) => !deleted);
  const ofProject = present.filter(({ type }) => type === 'PROJECT' || type === 'REQUIREMENT').map(({ id }) => id);
  const ofCandidate = present.filter(({ type }) => type !== 'PROJECT' && type !== 'REQUIREMENT').map(({ id }) => id);
  const [candidates, projects] = await Promise.all([
    loadWithScores(ctx, { candidateIds: [...new Set(ofCandidate)] }),
    loadProjects(ctx, [...new Set(ofProject)]),
  ]);
  return { candidates, projects };
}

async function loadProjects({ db }: Ctx, ids: string[]): Promise<Changed['projects']> {
  if (ids.length === 0) return new Map();
  const [rows, revisions] = await Promise.all([
    db.project.findMany({ where: { id: { in: ids } } }).then((found) => summarizeProjects({ db }, found)),
    db.requirementRevision.findMany({ where: { currentOf: { id: { in: ids } } } }),
  ]);
  const current = new Map(revisions.map((revision) => [revision.id, revision]));
  return new Map(
    rows.map((project) => [project.id, { project, revision: current.get(project.currentRevisionId ?? '') ?? null }]),
  );
}
