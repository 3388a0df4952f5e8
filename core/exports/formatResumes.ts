import { activitiesOf } from '../activities/listActivities.ts';
import type { Ctx } from '../context.ts';
import { checklistOf, judgedItems } from '../projects/requirements/checklist.ts';
import { currentRequirements } from '../projects/requirements/currentRequirements.ts';
import { storedVerdicts } from '../scoring/storedVerdicts.ts';
import type { ExportedCandidate } from './exportColumns.ts';
import { presentNoa } from './presentNoa.ts';
import { toJsonResume } from './toJsonResume.ts';

export interface FormatResumesInput {
  projectId: string;
  exported: AsyncIterable<ExportedCandidate[]>;
  /** Include e-mail, phone and links. */
  contacts: boolean;
}

/** One JSON Resume per line, with NOA's additional data under `noa`. */
export async function* formatResumes(ctx: Ctx, { projectId, exported, contacts }: FormatResumesInput): AsyncGenerator<string> {
  const revision = (await currentRequirements(ctx, { projectId }))?.revision ?? null;
  const requirements = judgedItems(checklistOf(revision));
  for await (const chunk of exported) {
    const candidateIds = chunk.map(({ candidate }) => candidate.id);
    const activities = await activitiesOf(ctx, { candidateIds });
    const verdicts = await storedVerdicts(ctx, { candidateIds, revisionId: revision?.id ?? null });
    const lines = chunk.map((each) => {
      const { id } = each.candidate;
      const noa = presentNoa(each, { requirements, verdicts: verdicts.get(id), activities: activities.get(id) ?? [] });
      return `${JSON.stringify({ ...toJsonResume(each, { contacts }), noa })}\n`;
    });
    yield lines.join('');
  }
}
