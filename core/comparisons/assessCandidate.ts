import type { Assessment, AssessmentOptions } from '../../plugins/contract/assessment.ts';
import type { Comparison, DocumentText } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';
import { readLayout } from '../documents/readLayout.ts';
import { type CandidateProfile, getCandidateProfile } from '../profiles/getCandidateProfile.ts';
import { requirementVerdicts } from './requirementVerdicts.ts';

export interface CandidateAssessment extends Assessment {
  /** The document that the quotations point into; null without one. */
  documentId: string | null;
  /** Who read the document: the model's name or the extractor's id; null without a document. The assessment itself is made by rules. */
  readBy: string | null;
}

/**
 * Strengths, concerns, consistency checks, a recommendation and questions to ask, each with its lines.
 *
 * @returns null for a candidate whose document was not read, because nothing can be said about it
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function assessCandidate(ctx: Ctx, { id }: { id: string }): Promise<CandidateAssessment | null> {
  const profile = await getCandidateProfile(ctx, { id });
  const { candidate, facts, overall, resume } = profile;
  if (candidate.unread) return null;
  const verdicts = (await requirementVerdicts(ctx, { candidateIds: [id] })).get(id) ?? [];
  const subject = {
    document: await documentOf(ctx, profile),
    requirements: verdicts.map(({ requirement, ...verdict }) => ({ ...requirement, ...verdict })),
    overall,
    today: candidate.createdAt.toISOString().slice(0, 10),
  };
  const comparison = ctx.plugins.getComparison('assessment') as Comparison<AssessmentOptions, Assessment>;
  const [assessment] = comparison.compare([{ id, name: candidate.fullName ?? '', facts }], {
    subjects: new Map([[id, subject]]),
  });
  return assessment === undefined
    ? null
    : { ...assessment, documentId: resume?.documentId ?? null, readBy: resume?.engine ?? null };
}

async function documentOf(ctx: Ctx, { resume }: CandidateProfile): Promise<DocumentText | null> {
  if (resume === null || resume.sha256 === null) return null;
  const layout = await readLayout(ctx, { sha256: resume.sha256 });
  // In blind review the profile's text has blocks in place of hidden words, and the same length, so offsets stay valid.
  return layout && { ...layout, text: resume.text, warnings: resume.warnings };
}
