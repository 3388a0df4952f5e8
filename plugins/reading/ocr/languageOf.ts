/** Languages that are recognised with a model of their own and written in Latin letters. */
const words = {
  eng: 'and the of with for from to at by as in on is was were have has that this',
  deu: 'und der die das den dem des mit von vom zum zur für fur im bei als auf ein eine sowie nach bis seit über uber',
  fra: 'et le les des du une pour avec dans sur aux par au est chez ainsi depuis sous ou dont',
  spa: 'y el los las del con para por una desde hasta como al sobre entre su sus años en',
} as const;
export type LatinLanguage = keyof typeof words;

const sets = Object.entries(words).map(([language, list]) => ({
  language: language as LatinLanguage,
  words: new Set(list.split(' ')),
}));
/** Fewer may be an abbreviation or a name. */
const leastFound = 3;
const leastShare = 0.02;

/** The language that a page's little words belong to; null when they belong to none, as on a page in another alphabet. */
export function languageOf(found: readonly string[]): LatinLanguage | null {
  const plain = found.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, '')).filter((word) => word !== '');
  const counts = sets.map(({ language, words: own }) => ({ language, count: plain.filter((word) => own.has(word)).length }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count >= leastFound && best.count >= leastShare * plain.length ? best.language : null;
}
