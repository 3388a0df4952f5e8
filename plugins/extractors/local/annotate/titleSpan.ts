import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { titleLeads } from '../../../knowledge/cues/resumeFactCues.ts';
import { isFieldLabel } from './fieldLabels.ts';
import { titleScore } from './fieldScores.ts';
import { matchHeading } from './matchHeading.ts';
import { matchPlace, matchTrailingPlace } from './matchPlace.ts';

/** "Working as a", "Post applied for:", and quotes, dashes or an unclosed bracket around a title are not part of it. */
const lead = makeFinder('iu', { words: titleLeads });
// One character per repetition: if a run could be split in many ways, the engine would try all of them.
const tail =
  /(?:[\s“”"'‘’«»~*_:;,•|–—-]|(?<![^\s(]\()\([^()]{0,200}$|\s(?:at|in|of|for|with|since|from|and|the|to|an?|based|living|located)){1,60}$/iu;
/** Expected pay after the title: "главного бухгалтера, доход от 130 000 руб.". */
const pay =
  /(?<![\s,;.(])[\s,;.(]+(?:(?:expected |desired )?salary|ctc|доход|зарплат\p{L}+|з\/п|оклад|от\s\d|from\s[$€£]?\d)(?!\p{L}).*$/isu;
/**
 * The job title within a text. Null if the text cannot be one: the name of a field or section, a place, half a sentence. A text that merely contains
 * unknown words may be a title.
 */
export function titleSpan(whole: string): { start: number; end: number } | null {
  const text = whole.replace(pay, '');
  const start = lead.over(text, 0);
  const end = Math.max(start, text.length - (tail.exec(text.slice(start))?.[0].length ?? 0));
  const bare = text.slice(start, end);
  if (!/\p{L}{2}/u.test(bare)) return null;
  return titleScore(bare) >= 1 || !isSomethingElse(bare) ? { start, end } : null;
}

function isSomethingElse(text: string): boolean {
  if (/\d{4}/.test(text) || /^[a-z]/.test(text)) return true;
  if (matchHeading(text)?.exact || isFieldLabel(text)) return true;
  return matchPlace(text) !== null || matchTrailingPlace(text) !== null;
}
