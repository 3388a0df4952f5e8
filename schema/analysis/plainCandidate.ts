import { readPlainList } from '../../core/comparisons/plain/plainInput.ts';
import { type ComparedTexts, withTexts } from '../../core/comparisons/plain/withText.ts';
import { builder } from '../builder.ts';
import type { FacetWeightInput } from '../ranking/projectCandidates.ts';
import type { RequestContext } from '../requestContext.ts';

export const PlainCandidateInput = builder.inputType('PlainCandidateInput', {
  description: 'A candidate who is not stored. What is listed comes first; what `rawText` says besides is added.',
  fields: (t) => ({
    fullName: t.string({ required: true }),
    skills: t.stringList(),
    certifications: t.stringList(),
    experienceLines: t.stringList(),
    educationDegree: t.string(),
    educationSpecialization: t.string(),
    years: t.float(),
    achievements: t.stringList(),
    rawText: t.string({ description: 'The whole résumé. At most 50 of a list may have one.' }),
  }),
});

type Given = typeof PlainCandidateInput.$inferInput;

/** @throws AppError INVALID_INPUT, TIMEOUT */
export function readList(ctx: RequestContext, candidates: readonly Given[]): Promise<ComparedTexts> {
  return withTexts(ctx, readPlainList(candidates), ctx.signal);
}

/** Values by facet id. */
export function weightsOf(
  given: readonly (typeof FacetWeightInput.$inferInput)[] | null | undefined,
): Record<string, number> | null {
  return given ? Object.fromEntries(given.map(({ key, weight }) => [key, weight])) : null;
}
