import type { Candidate, RequirementRevision } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { type ListedProject, projectSummaryInclude } from '../projects/listProjects.ts';
import { type FacetValues, facetValues } from '../scoring/facetValues.ts';
import { overallScores } from '../scoring/overallScores.ts';
import { type Unread } from '../unread/explainUnread.ts';
import { unreadReasons } from '../unread/unreadReasons.ts';
import type { Change } from './listChanges.ts';

export interface ChangedCandidate {
  candidate: Candidate;
  /** 0 to 100, one decimal, under the default weights; null until scored. */
  overall: number | null;
  /** Null until scored. */
  facets: FacetValues | null;
  unread: Unread | undefined;
}

export interface ChangedProject {
  project: ListedProject;
  revision: RequirementRevision | null;
}

/** What the changes are about, as it is now, by id. */
export interface Changed {
  candidates: Map<string, ChangedCandidate>;
  projects: Map<string, ChangedProject>;
}

/**
 * Loads the candidates and projects of changes, as many statements for many as for one. In blind review, what identifies candidates is hidden.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function loadChanged(ctx: Ctx, { changes }: { changes: readonly Change[] }): Promise<Changed> {
  const present = changes.filter(({ deleted }) => !deleted);
  const ofProject = present.filter(({ type }) => type === 'PROJECT' || type === 'REQUIREMENT').map(({ id }) => id);
  const ofCandidate = present.filter(({ type }) => type !== 'PROJECT' && type !== 'REQUIREMENT').map(({ id }) => id);
  const [candidates, projects] = await Promise.all([
    loadCandidates(ctx, [...new Set(ofCandidate)]),
    loadProjects(ctx, [...new Set(ofProject)]),
  ]);
  return { candidates, projects };
}

async function loadCandidates(ctx: Ctx, candidateIds: string[]): Promise<Changed['candidates']> {
  if (candidateIds.length === 0) return new Map();
  const rows = await ctx.db.candidate.findMany({ where: { id: { in: candidateIds } } });
  const [scores, values, masks, reasons] = await Promise.all([
    overallScores(ctx, { candidateIds }),
    facetValues(ctx, { candidateIds }),
    loadMasks(ctx, { candidateIds }),
    unreadReasons(ctx, { candidates: rows }),
  ]);
  return new Map(
    rows.map((row) => {
      const candidate = maskCandidate(row, masks.get(row.id));
      const { id } = row;
      return [
        id,
        { candidate, overall: scores.get(id) ?? null, facets: values.get(id) ?? null, unread: reasons.get(id) },
      ] as const;
    }),
  );
}

async function loadProjects({ db }: Ctx, ids: string[]): Promise<Changed['projects']> {
  if (ids.length === 0) return new Map();
  const [rows, revisions] = await Promise.all([
    db.project.findMany({ where: { id: { in: ids } }, include: projectSummaryInclude }),
    db.requirementRevision.findMany({ where: { currentOf: { id: { in: ids } } } }),
  ]);
  const current = new Map(revisions.map((revision) => [revision.id, revision]));
  return new Map(
    rows.map((project) => [project.id, { project, revision: current.get(project.currentRevisionId ?? '') ?? null }]),
  );
}
