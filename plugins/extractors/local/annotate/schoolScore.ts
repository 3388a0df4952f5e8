import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../knowledge/remember.ts';
import { schoolEndings, schoolLetters, studySchoolWords } from '../../../knowledge/words/schools.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';
import { institutionScore } from './institutionScore.ts';

const words = makeVocabulary(studySchoolWords);
const ending = makeFinder('iu', { words: schoolEndings.join('|'), after: String.raw`(?!\p{L})` });
/** "Lincoln High", "Loreto Convent". */
const shortName = /^\p{Lu}[\p{L}.'’ -]{2,40}\s(?:High|Secondary|Primary|Elementary|Comprehensive|Grammar|Prep|Tech|State)$/u;

/** How much a text reads like the name of a school, in a text about studies: 0 to 3. */
export const schoolScore = remember((text: string): number => {
  const score = institutionScore(text);
  if (score > 0) return score;
  if (text.length > 100) return 0;
  const letters = text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}]{1,6}(?![\p{L}\p{N}])/gu) ?? [];
  if (letters.some((word) => schoolLetters.has(word))) return 2;
  if (/\p{Lu}/u.test(text) && ending.test(text)) return 2;
  return shortName.test(text) || (/\p{Lu}/u.test(text) && /\s/.test(text) && words.has(text)) ? 1 : 0;
});
