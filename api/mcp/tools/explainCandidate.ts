import { z } from 'zod';
import { assessCandidate } from '../../../core/comparisons/assessCandidate.ts';
import type { Ctx } from '../../../core/context.ts';
import { loadMasks } from '../../../core/privacy/loadMasks.ts';
import { maskStrings } from '../../../core/privacy/maskFacts.ts';
import { openCandidateProfile } from '../../../core/profiles/openCandidateProfile.ts';
import { unreadReasons } from '../../../core/unread/unreadReasons.ts';
import type { Claim } from '../../../plugins/contract/assessment.ts';
import { candidateId } from '../fields.ts';
import { presentReasons, quotesOf } from '../presentReasons.ts';
import { defineTool } from '../tool.ts';

export const explainCandidate = defineTool({
  name: 'explain_candidate',
  title: 'Explain a candidate',
  description:
    "Why a candidate has their score: metrics, every requirement with its verdict and quotes, strengths, concerns, consistency checks of the CV, and questions to ask. All by rules, each with the CV's own words and page.",
  needs: 'read',
  input: z.object({ candidate_id: candidateId }),
  async run(ctx, { candidate_id: id }) {
    const { candidate, overall, facets, resume } = await openCandidateProfile(ctx, { id });
    const assessment = await assessCandidate(ctx, { id });
    const notRead = (await unreadReasons(ctx, { candidates: [candidate] })).get(id);
    const reasons = (await presentReasons(ctx, [id])).get(id);
    const shown = {
      candidate_id: id,
      full_name: candidate.fullName,
      title: candidate.title,
      score: overall,
      metrics: facets,
      document: resume?.fileName ?? null,
      read_by: resume?.engine ?? null,
      not_read: notRead ? `${notRead.reason} ${notRead.remedy}` : null,
      ...reasons,
    };
    if (assessment === null) return shown;
    const mask = (await loadMasks(ctx, { candidateIds: [id] })).get(id);
    const { summary, strengths, concerns, checks, recommendation, questions } = assessment;
    const assessed = {
      summary: inWords(ctx, summary),
      recommendation: inWords(ctx, recommendation.text),
      strengths: strengths.map((claim) => presentClaim(ctx, claim)),
      concerns: concerns.map((claim) => presentClaim(ctx, claim)),
      checks: checks.map(({ id: check, outcome, text, findings }) => ({
        check,
        outcome,
        text: inWords(ctx, text),
        findings: findings.map((claim) => presentClaim(ctx, claim)),
      })),
      questions: questions.map(({ text, reason, evidence }) => ({
        question: inWords(ctx, text),
        reason: inWords(ctx, reason),
        quotes: quotesOf(evidence),
      })),
    };
    return { ...shown, ...(mask ? maskStrings(assessed, mask) : assessed) };
  },
});

function inWords({ locale }: Ctx, text: Claim['text']): string {
  return text[locale] ?? text.en;
}

function presentClaim(ctx: Ctx, { text, evidence, lookedFor }: Claim) {
  return { text: inWords(ctx, text), quotes: quotesOf(evidence), looked_for: lookedFor };
}
