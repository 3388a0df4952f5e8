import type { AssessedRequirement, ConsistencyCheck, InterviewQuestion } from '../../../contract/assessment.ts';
import type { ResumeFacts } from '../../../contract.ts';
import { askAboutAchievements } from './askAboutAchievements.ts';
import { askAboutChecks } from './askAboutChecks.ts';
import { askAboutRequirements } from './askAboutRequirements.ts';
import { askAboutSkills } from './askAboutSkills.ts';

/** The most questions an interview has time for, and the fewest, unless the documents leave nothing else open. */
export const questionLimits = { least: 3, most: 8 };
/** Must-haves come first, but leave room for contradictions in the document. */
const mustsFirst = 5;

export interface QuestionSource {
  facts: ResumeFacts;
  requirements: readonly AssessedRequirement[];
  checks: readonly ConsistencyCheck[];
}

/**
 * What to ask, most important first: must-haves that are not proven, then what the checks found, nice-to-haves, and required skills that are only listed. If
 * these are fewer than three, measured results are asked about too: a document never proves them.
 */
export function askQuestions({ facts, requirements, checks }: QuestionSource): InterviewQuestion[] {
  const musts = askAboutRequirements(requirements, 'must');
  const open = [
    ...musts.slice(0, mustsFirst),
    ...askAboutChecks(checks),
    ...musts.slice(mustsFirst),
    ...askAboutRequirements(requirements, 'nice'),
    ...askAboutSkills(facts, requirements),
  ].slice(0, questionLimits.most);
  const lacking = Math.max(0, questionLimits.least - open.length);
  return [...open, ...askAboutAchievements(facts).slice(0, lacking)];
}
