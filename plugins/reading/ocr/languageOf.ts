/** Languages in Latin letters by their little words. Words that several of them share say nothing where another fits better. */
const words = {
  eng: 'and the of with for from to at by as in on is was were have has that this',
  deu: 'und der die das den dem des mit von vom zum zur für fur im bei als auf ein eine sowie nach bis seit über uber',
  fra: 'et le les des du une pour avec dans sur aux par au est chez ainsi depuis sous ou dont',
  spa: 'y el los las del con para por una desde hasta como al sobre entre su sus años en',
  ita: 'di il lo gli della del dei delle nella con per una che sono presso come dal alla al ed tra',
  por: 'do da dos das com para uma um em no na nos pelo pela ao desde até como por entre sobre',
  nld: 'van het een voor met op aan bij als naar tot door ook zijn sinds te',
  pol: 'oraz dla przy przez od do na po jako się sie ze za pod lat',
  swe: 'och att som för med av på till ett den det från inom vid är',
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
