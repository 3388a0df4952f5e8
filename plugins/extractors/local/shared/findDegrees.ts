import type { EducationLevel } from '../../../contract.ts';
import { DEGREE_FORMS } from '../../../knowledge/degrees.ts';
import { remember } from './remember.ts';

export interface DegreeMatch {
  start: number;
  end: number;
  level: EducationLevel;
}

const FORMS = DEGREE_FORMS.map(({ level, pattern, caseSensitive }) => ({
  level,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, caseSensitive ? 'gu' : 'giu'),
}));

/** Finds the degrees that a text names, in its order; of overlapping ones the longest. */
export const findDegrees = remember((text: string): readonly DegreeMatch[] => {
  const all: DegreeMatch[] = [];
  for (const { level, pattern } of FORMS) {
    for (const match of text.matchAll(pattern))
      all.push({ start: match.index, end: match.index + match[0].trimEnd().length, level });
  }
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: DegreeMatch[] = [];
  for (const match of all) if (match.start >= (found.at(-1)?.end ?? 0)) found.push(match);
  return found;
});
