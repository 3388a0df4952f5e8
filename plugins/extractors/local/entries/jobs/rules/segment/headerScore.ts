import {
  abbreviations,
  pastActions,
  rolesAfterParticiples,
  russianActions,
} from '../../../../../../knowledge/cues/jobEntryCues.ts';
import { isDutyLabel, jobLabelLength } from '../../../../annotate/fieldLabels.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchHeading } from '../../../../annotate/matchHeading.ts';
import { matchPlace } from '../../../../annotate/matchPlace.ts';
import type { LineView } from '../../../../shared/lineView.ts';

const action = new RegExp(
  String.raw`^(?:(?:${pastActions})(?!\p{L})|\p{L}{3,}(?:ed|ing)\s+(?!${rolesAfterParticiples})\p{L}|(?:\p{L}+(?:ал|ил|ел|ыл|ала|ила|ался|илась))\s|(?:${russianActions})(?:\s|:|$))`,
  'iu',
);

/** Whether a line begins like the description of a duty: with a verb, or with a noun made from one. */
export const startsWithAction = (text: string): boolean => action.test(text) && !articleOfName.test(text);

/** "The Copper Ladle" is a name, "The team of nine" begins a sentence. */
const articleOfName = /^The \p{Lu}/u;

/** "Acme Inc." is not the end of a sentence. */
export const endsInAbbreviation = (text: string): boolean => abbreviationEnd.test(text);

const abbreviationEnd = new RegExp(String.raw`(?<!\p{L})(?:${abbreviations})\.$`, 'iu');
const mostHeaderWords = 14;

/** The score of a line's words, for and against a header. */
function wordsScore({ text, wordCount }: LineView): number {
  let score = wordCount <= 6 ? 0.8 : 0.3;
  if (/[.!?;]$/.test(text) && !abbreviationEnd.test(text)) score -= wordCount > 2 ? 2 : 1;
  if (wordCount > mostHeaderWords) score -= 2;
  if (/^\p{Ll}/u.test(text)) score -= 2;
  if (jobLabelLength(text) > 0) score += 1.5;
  else if (/^[\p{L}\s]{3,30}:\s/u.test(text)) score -= 0.8;
  if (startsWithAction(text)) score -= 1.6;
  if (isDutyLabel(text)) score -= 4;
  if (wordCount <= 3 && titleScore(text) < 2 && matchHeading(text)?.exact) score -= 3;
  return score;
}

function fieldsScore(text: string): number {
  return (titleScore(text) >= 2 ? 1.2 : 0) + (companyScore(text) >= 1.5 ? 1 : 0) + (matchPlace(text) ? 1 : 0);
}

/** How much a line reads like part of a job's or school's header rather than its description. */
export function headerScore(line: LineView, body: number): number {
  let score = wordsScore(line);
  if (line.wordCount <= mostHeaderWords) score += fieldsScore(line.text);
  if (line.listItem) score -= 2.5;
  if (line.bold) score += 1;
  if (body > 0 && line.size > body * 1.05) score += 0.7;
  if (line.caps) score += 0.5;
  return score;
}
