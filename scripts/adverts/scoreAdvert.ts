import type { JobFacts } from '../../plugins/contract.ts';
import { stemWord } from '../../plugins/knowledge/skills/stemWord.ts';
import type { Advert } from './advert.ts';

export interface AdvertScore {
  missed: string[];
  wrong: string[];
  right: number;
  title: boolean;
}

/** Words that may stand around a name beyond its own. */
const mostMore = 2;

/**
 * The must-haves found, by their printed words: a name is found if all its words, without their endings, stand in this order in a label with at most two
 * others. A part of a name is not the name, and a choice must be found as that choice.
 */
export function scoreAdvert({ requirements, title }: Pick<JobFacts, 'requirements' | 'title'>, advert: Advert): AdvertScore {
  const missed = [...advert.must];
  const wrong: string[] = [];
  let right = 0;
  for (const { label, kind, importance } of requirements) {
    if ((kind !== 'skill' && kind !== 'soft-skill') || importance !== 'must') continue;
    const at = missed.findIndex((one) => sameChoice(label, one));
    if (at === -1 && kind === 'skill') wrong.push(label);
    if (at !== -1) {
      missed.splice(at, 1);
      right += 1;
    }
  }
  return { missed, wrong, right, title: wordsOf(title?.value ?? '').join(' ') === wordsOf(advert.title).join(' ') };
}

function sameChoice(found: string, expected: string): boolean {
  const [left, right] = [found, expected].map((label) => label.split(/ (?:or|или) /u));
  if (left === undefined || right === undefined || left.length !== right.length) return false;
  return right.every((one) => left.some((other) => sameTerm(other, one)));
}

function sameTerm(found: string, expected: string): boolean {
  const [left, right] = [wordsOf(found), wordsOf(expected)];
  return left.length <= right.length + mostMore && ` ${left.join(' ')} `.includes(` ${right.join(' ')} `);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}+#]+/gu)?.map((word) => stemWord(word.toLowerCase())) ?? [];
}
