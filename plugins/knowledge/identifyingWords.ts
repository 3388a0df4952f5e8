import { cues } from './cues/cues.ts';

/** Words that identify a person, hidden in blind review. */

export const profileSites = cues(String.raw`
  linkedin; github; gitlab; bitbucket; facebook; instagram; twitter; vk; behance; dribbble; kaggle; habr; xing; orcid; researchgate; youtube;
  skype; medium; telegram; stackoverflow; leetcode
`);

export const schoolWords = cues(String.raw`
  universit\p{L}*; univ\.; uniwersytet\p{L}*; college; institute of; polytechnic\p{L}*; politec\p{L}*; politechni\p{L}*; (?:fach)?hochschule;
  école; ecole; lyc[eé]e; gymnasium; (?:high|business|law|medical|graduate|secondary|grammar) school; school of; университет\p{L}*; институт\p{L}*;
  академи[яиюей]\p{L}*; училищ\p{L}*; колледж\p{L}*; техникум\p{L}*; лице[йяюе]\p{L}*; гимнази\p{L}*; (?:средняя )?школа; МГУ; СПбГУ; МФТИ; МГТУ;
  НИУ; ВШЭ; МИФИ; МЭИ; РУДН; МИРЭА; ИТМО; ЛЭТИ
`);
