import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { stemWord } from '../../../../knowledge/skills/stemWord.ts';
import type { SkillMatch } from '../../../../knowledge/skills.ts';
import {
  beforeDemands,
  kindsOfMastery,
  masteryNouns,
  masteryTails,
  masteryWords,
  neverNamed,
  purposeWords,
  qualityWords,
  russianPurposeWords,
} from '../../../../knowledge/words/requirementWords.ts';
import { findLanguages } from '../../annotate/findLanguages.ts';
import { bucket, type Features, feature, flag, shapeOf } from '../../label/features/features.ts';
import { makeVocabulary } from '../../shared/makeVocabulary.ts';
import type { Stretch, TextSpan } from '../../shared/textSpan.ts';
import type { AskingClause } from '../clauses/askingClauses.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’+#&.-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]|[^\s\p{L}\p{N}]/gu;
/** The rest of a longer clause is ignored, in case the file is hostile. */
const mostWords = 400;

/** The words and marks of a clause. */
export function clauseWords(text: string): TextSpan[] {
  return matchesOf(word, text)
    .slice(0, mostWords)
    .map(({ 0: own, index }) => ({ start: index, end: index + own.length, text: own }));
}

const vocabularies = {
  lead: makeVocabulary(beforeDemands),
  quality: makeVocabulary(qualityWords),
  kind: makeVocabulary(kindsOfMastery),
  noun: makeVocabulary(masteryNouns),
  mastery: makeVocabulary(masteryWords),
  tail: makeVocabulary(masteryTails),
  purpose: makeVocabulary([...purposeWords, ...russianPurposeWords]),
  never: makeVocabulary(neverNamed),
};

/** Whether a mark begins with the word, goes on in it, or neither. */
const at = (marks: readonly Stretch[], { start, end }: Stretch): string => {
  const one = marks.find((mark) => mark.start < end && start < mark.end);
  return one === undefined ? '' : one.start >= start && one.start < end ? 'B' : 'I';
};

/**
 * What tells which words of a clause name what it asks for: the words around, known skills and languages, words that lead to a name or end it, looks.
 *
 * @param known the skills in it that tables hold
 */
export function nameFeatures(
  { text, section, item, asking }: AskingClause,
  words: readonly TextSpan[],
  known: readonly SkillMatch[],
): Features[] {
  const hard = known.filter(({ skill }) => skill.category !== 'soft');
  const soft = known.filter(({ skill }) => skill.category === 'soft');
  const languages = findLanguages(text);
  const found = Object.entries(vocabularies).map(([name, list]) => [name, list.find(text)] as const);
  let depth = 0;
  let colon = 0;
  const seen = words.map((one) => {
    const lower = one.text.toLowerCase();
    if (one.text === '(') depth += 1;
    if (one.text === ')') depth = Math.max(0, depth - 1);
    if (one.text === ':') colon = 1;
    const marks = `${at(hard, one) && `h${at(hard, one)}`}${at(soft, one) && `s${at(soft, one)}`}${at(languages, one) && 'l'}`;
    const said = found.flatMap(([name, list]) => (at(list, one) === '' ? [] : [name])).join('+');
    return { lower, stem: stemWord(lower), shape: shapeOf(one.text), marks, said, depth, colon };
  });
  const none = { lower: '', stem: '', shape: '', marks: '', said: '', depth: 0, colon: 0 };
  return words.map((_, index) => {
    const own = seen[index]!;
    const near = (distance: number) => seen[index + distance] ?? none;
    const [b2, b1, n1, n2] = [near(-2), near(-1), near(1), near(2)];
    const base = [
      feature`place ${bucket(index, 0, 1, 2, 4, 8)} ${flag(item)}`,
      feature`left ${bucket(words.length - 1 - index, 0, 1, 2, 4)}`,
      feature`section ${section} ${flag(item)} ${asking.importance}`,
      feature`in ${Math.min(1, own.depth)} ${own.colon}`,
      feature`length ${bucket(words.length, 1, 2, 3, 5, 8, 14)} ${bucket(index, 0, 1, 2)}`,
      feature`shape ${own.shape}`,
      feature`shapes ${b1.shape} ${own.shape} ${n1.shape}`,
      feature`marks ${own.marks}`,
      feature`marks ${b1.marks} ${own.marks}`,
      feature`marks ${own.marks} next ${n1.marks}`,
      feature`said ${own.said}`,
      feature`said ${b1.said} ${own.said}`,
      feature`said ${own.said} next ${n1.said}`,
      feature`said ${b2.said} ${b1.said}`,
      feature`begins ${own.lower.slice(0, 4)}`,
      feature`ends ${own.lower.slice(-3)}`,
      feature`ends ${b1.lower.slice(-3)} ${own.lower.slice(-3)}`,
      feature`ends ${own.lower.slice(-3)} ${n1.lower.slice(-3)}`,
    ];
    const wordsOf = [
      feature`w ${own.stem}`,
      feature`l ${own.lower}`,
      feature`b1 ${b1.stem}`,
      feature`b2 ${b2.stem}`,
      feature`n1 ${n1.stem}`,
      feature`n2 ${n2.stem}`,
      feature`b1w ${b1.stem} ${own.stem}`,
      feature`wn1 ${own.stem} ${n1.stem}`,
      feature`b2b1 ${b2.stem} ${b1.stem}`,
      feature`b1 ${b1.stem} shape ${own.shape}`,
      feature`b1 ${b1.stem} n1 ${n1.stem}`,
    ];
    return { base, shared: [], words: wordsOf, headings: [] };
  });
}
