import type { DegreeForm } from './degrees.ts';

/** The parts of abbreviated degrees: each part may end with a dot and may be in capitals ("B.COM", "BCOM", "B.Com."). */
const abbreviated: readonly [DegreeForm['level'], string][] = [
  [
    'master',
    'M Sc, M Com, M Tech, M Ed, M Pharm, M Arch, M C A, M B A, M Phil, M S W, M P T, L L M, P G D M, P G D C A, P G D B M, P G D B A',
  ],
  [
    'bachelor',
    'B Sc, B Com, B Tech, B Ed, B Pharm, B Arch, B C A, B B A, B B M, B F A, B D S, M B B S, B A M S, B H M S, B P T, B V Sc, B S W, B H M, B Lib, L L B',
  ],
  ['associate', 'I T I, D C A, A D C A, G N M, A N M, D Pharm, D Ed, D M L T'],
  ['secondary', 'S S C, S S L C, H S C, H S S C, H S L C, K C S E, K C P E, I C S E'],
];
/** Two letters without a dot between them are an ordinary word. */
const dotted: readonly [DegreeForm['level'], string][] = [
  ['master', 'M E, M A, M S'],
  ['bachelor', 'B E, B A, B S'],
];

/** One part as written, in capitals, or in lower case after a dot. */
function spelled(part: string, index: number): string {
  const forms = new Set([part, part.toUpperCase()]);
  const small = index > 0 ? `|(?<=\\.\\s?)${part.toLowerCase()}` : '';
  return `(?:${[...forms].join('|')}${small})`;
}

const patternOf = (list: string, mark: string): string =>
  list
    .split(/,\s*/u)
    .map((name) => `${name.split(' ').map(spelled).join(mark)}\\.?(?:\\s?\\(Hons?\\.?\\))?`)
    .join('|');

/** Spellings of abbreviated degrees, valid only in texts about studies. */
export const abbreviatedDegrees: readonly DegreeForm[] = [
  ...abbreviated.map(([level, list]) => ({ level, pattern: patternOf(list, '\\.?\\s?'), caseSensitive: true })),
  ...dotted.map(([level, list]) => ({ level, pattern: patternOf(list, '\\.\\s?'), caseSensitive: true })),
  { level: 'master', pattern: 'Post[- ]?graduation(?=\\s*(?:[,(:|–-]|$|in\\s|from\\s))' },
  {
    level: 'bachelor',
    pattern:
      "Ba(?:tchell?|chell)or(?:['’]?s)?(?:\\s+degree)?|(?<!Post[- ]?|of\\s|date\\s|year\\s)Graduation(?=\\s*(?:[,(:|–-]|$|in\\s|from\\s))",
  },
  {
    level: 'secondary',
    pattern:
      'Pre[- ]Degree(?:\\s+Course)?|Intermediate(?=\\s*(?:[,(:|–-]|$|in\\s|from\\s|examination))|10\\s?\\+\\s?2|High School(?=\\s+(?:passed|from|examination|in\\s))',
  },
];
