import { cues } from './cues/cues.ts';
import { type Finder, makeFinder } from './cues/makeFinder.ts';

/** Words that identify a person, hidden in blind review. */

export type IdentifyingWords = Pick<Finder, 'all'>;

/** Finds whole words of a list, with a pattern behind them. */
export const findWords = (list: string, after = ''): IdentifyingWords =>
  makeFinder('iu', {
    before: String.raw`(?<![\p{L}\p{N}])`,
    words: list,
    after: `${String.raw`(?![\p{L}\p{N}])`}${after}`,
  });

export const profileSites: IdentifyingWords = makeFinder('iu', {
  words: cues(String.raw`
  linkedin; github; gitlab; bitbucket; facebook; instagram; twitter; vk; behance; dribbble; kaggle; habr; xing; orcid; researchgate; youtube;
  skype; medium; telegram; stackoverflow; leetcode
`),
  after: String.raw`\.(?:com|org|net|ru|me|io)(?:/\S*)?`,
});

/** A word of a school's name. */
export const schoolWord: IdentifyingWords = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: cues(String.raw`
  universit\p{L}*; univ\.; uniwersytet\p{L}*; college; institute of; polytechnic\p{L}*; politec\p{L}*; politechni\p{L}*; (?:fach)?hochschule;
  école; ecole; lyc[eé]e; gymnasium; (?:high|business|law|medical|graduate|secondary|grammar) school; school of; университет\p{L}*; институт\p{L}*;
  академи[яиюей]\p{L}*; училищ\p{L}*; колледж\p{L}*; техникум\p{L}*; лице[йяюе]\p{L}*; гимнази\p{L}*; (?:средняя )?школа; МГУ; СПбГУ; МФТИ; МГТУ;
  НИУ; ВШЭ; МИФИ; МЭИ; РУДН; МИРЭА; ИТМО; ЛЭТИ
`),
  after: String.raw`(?!\p{L})`,
});
