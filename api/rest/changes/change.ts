import { z } from 'zod';
import type { Change as ChangeRow } from '../../../core/changes/listChanges.ts';
import type { Changed } from '../../../core/changes/loadChanged.ts';
import type { CandidateWithScore } from '../../../core/profiles/loadWithScores.ts';
import { Candidate, candidateFields, presentCandidate } from '../candidates/candidate.ts';
import { changeNames, Id, stageNames, Time } from '../formats.ts';
import { Project, presentProject } from '../projects/project.ts';
import { presentRequirements, Requirements } from '../requirements/requirements.ts';

const { score, facets } = candidateFields;
export const CandidateScore = z
  .object({ candidate_id: Id, project_id: Id, score, facets })
  .meta({ id: 'CandidateScore', description: 'The score of a candidate, as the candidate shows it.' });
export const CandidateStage = z
  .object({ candidate_id: Id, project_id: Id, stage: stageNames.schema })
  .meta({ id: 'CandidateStage' });

export const Change = z
  .object({
    type: changeNames.schema,
    id: Id.describe('Of the candidate, also for its score and stage; of the project, also for its requirements.'),
    op: z.enum(['upsert', 'delete']),
    at: Time,
    data: z
      .union([Candidate, CandidateScore, CandidateStage, Requirements, Project])
      .nullable()
      .describe(
        'As it is now: Candidate, CandidateScore, CandidateStage, Requirements or Project, by `type`. Null for a deletion.',
      ),
  })
  .meta({ id: 'Change' });

/** Null when the row was deleted after its change was read; the deletion is a later change. */
export function presentChange({ type, id, deleted, at }: ChangeRow, changed: Changed): z.infer<typeof Change> | null {
  const common = { type: changeNames.format(type), id, at: at.toISOString() };
  if (deleted) return { ...common, op: 'delete', data: null };
  const data = dataOf({ type, id }, changed);
  return data && { ...common, op: 'upsert', data };
}

function dataOf({ type, id }: Pick<ChangeRow, 'type' | 'id'>, { candidates, projects }: Changed): z.infer<typeof Change>['data'] {
  const candidate = candidates.get(id);
  const project = projects.get(id);
  if (type === 'PROJECT') return project ? presentProject(project.project) : null;
  if (type === 'REQUIREMENT') return project ? presentRequirements(id, project.revision) : null;
  if (candidate === undefined) return null;
  if (type === 'STAGE') return presentStage(candidate);
  return type === 'SCORE' ? presentCandidateScore(candidate) : presentCandidate(candidate);
}

function presentStage({ candidate }: CandidateWithScore): z.infer<typeof CandidateStage> {
  return { candidate_id: candidate.id, project_id: candidate.projectId, stage: stageNames.format(candidate.stage) };
}

export function presentCandidateScore(changed: CandidateWithScore): z.infer<typeof CandidateScore> {
  const { candidate, overall, facets: values } = changed;
  return { candidate_id: candidate.id, project_id: candidate.projectId, score: overall, facets: values };
}
