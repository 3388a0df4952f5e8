import type { Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { measuredThings, measures, resultVerbs } from '../../../knowledge/cues/resumeFactCues.ts';
import type { Job } from '../entries/jobs/readJobs.ts';
import { type Resume, sectionsOf } from '../entries/resume.ts';
import { readParagraphs } from '../lines/wrapping.ts';
import { fact } from '../shared/evidence.ts';

/** A measure: a percentage, an amount of money, a factor, a large count or one with a plus, a change from one number to another. */
const measure = makeFinder('iu', { words: measures }, { before: String.raw`(?<=\b\d{2,12}\s{1,4})`, words: measuredThings });
const result = makeFinder('iu', { words: resultVerbs });

/** Sentences with a measured result in the jobs, achievements and projects. */
export function findAchievements(resume: Resume, jobs: readonly Job[]): Fact<string>[] {
  const groups = [
    ...jobs.map(({ body }) => body),
    ...sectionsOf(resume, 'achievements', 'awards', 'projects').map(({ lines }) => lines),
  ];
  const paragraphs = groups.flatMap((lines) => readParagraphs(resume.document, lines));
  return paragraphs
    .filter(({ text }) => text.length >= 20 && text.length <= 400 && measure.test(text) && result.test(text))
    .map(({ text, start, end }) => fact(resume.document, text, start, end, 0.85));
}
