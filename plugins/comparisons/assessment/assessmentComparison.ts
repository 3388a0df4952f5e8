import type { AssessedSubject, Assessment, AssessmentOptions } from '../../contract/assessment.ts';
import { type ComparedCandidate, type Comparison, definePlugin } from '../../contract.ts';
import { checkBareSkills } from './checks/checkBareSkills.ts';
import { checkGaps } from './checks/checkGaps.ts';
import { checkHiddenText } from './checks/checkHiddenText.ts';
import { checkOverlaps } from './checks/checkOverlaps.ts';
import { checkYears } from './checks/checkYears.ts';
import { findConcerns } from './claims/findConcerns.ts';
import { findStrengths } from './claims/findStrengths.ts';
import { rate } from './claims/rate.ts';
import { recommend } from './claims/recommend.ts';
import { summarize } from './claims/summarize.ts';
import { datedJobs } from './datedJobs.ts';
import { findAvailability } from './findAvailability.ts';
import { askQuestions } from './questions/askQuestions.ts';

/**
 * Judges each candidate against the position and the document against itself: strengths, concerns, consistency checks, a recommendation and questions to ask.
 * By rules, without a model; every statement quotes lines of the document, or says what was looked for.
 */
export const assessmentComparison = definePlugin<Comparison<AssessmentOptions, Assessment>>({
  id: 'assessment',
  version: '1',
  kind: 'comparison',
  compare: (candidates, { subjects }) =>
    candidates.map((candidate) => assess(candidate, subjects?.get(candidate.id) ?? nothingElse)),
});

/** Without a day, jobs that last until "present" count as undated. */
const nothingElse: AssessedSubject = { document: null, requirements: [], overall: null, today: '0000-01-01' };

function assess({ id, facts }: ComparedCandidate, { document, requirements, overall, today }: AssessedSubject): Assessment {
  const jobs = datedJobs(facts, today);
  const checks = [
    checkOverlaps(jobs),
    checkGaps(facts, jobs, today),
    checkYears(document, jobs),
    checkHiddenText(document),
    checkBareSkills(facts),
  ];
  return {
    candidateId: id,
    summary: summarize(facts, requirements, overall),
    strengths: findStrengths(requirements, facts),
    concerns: findConcerns(requirements, checks),
    checks,
    ratings: rate(requirements, checks, facts),
    recommendation: recommend(overall, requirements),
    availability: findAvailability(document),
    questions: askQuestions({ facts, requirements, checks }),
  };
}
