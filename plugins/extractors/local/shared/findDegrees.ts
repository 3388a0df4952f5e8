import type { EducationLevel } from '../../../contract.ts';
import { DEGREE_FORMS } from '../../../knowledge/degrees.ts';
import { matchPlace } from './matchPlace.ts';
import { remember } from './remember.ts';

export interface DegreeMatch {
  start: number;
  end: number;
  level: EducationLevel | null;
}

const FORMS = DEGREE_FORMS.map(({ level, pattern, caseSensitive }) => ({
  level,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, caseSensitive ? 'gu' : 'giu'),
}));

const MODIFIER =
  /(?<![\p{L}])(?:professional|executive|advanced|higher(?:\s+national)?|national|postgraduate|graduate|joint|dual|double|international|specialist|vocational|technical|technological|honou?rs)\s+$/iu;
/** "Certificate of Technology in Welding": what stands before "in" belongs to the degree. */
const NAMED = /^\s+of\s+\p{Lu}[\p{L}&]*(?:\s+(?:and|&)?\s*\p{Lu}[\p{L}&]*){0,3}(?=\s+in\s+\p{Lu})/u;

/** "Cambridge, MA": a state behind its town. */
function isState(text: string, start: number, found: string): boolean {
  if (!/^(?:MA|MS|MD)$/.test(found)) return false;
  const town = /(?:^|,\s*|\t)(\p{Lu}[\p{L} .'-]{2,30}),\s$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return town !== undefined && (matchPlace(`${town}, ${found}`)?.score ?? 0) >= 0.95;
}

/** With the words that belong to the degree's name before and behind it. */
function widen(text: string, match: DegreeMatch): DegreeMatch {
  const before = MODIFIER.exec(text.slice(0, match.start))?.[0].length ?? 0;
  const behind = /\sof\s/iu.test(text.slice(match.start, match.end)) ? 0 : (NAMED.exec(text.slice(match.end))?.[0].length ?? 0);
  return { ...match, start: match.start - before, end: match.end + behind };
}

/** Finds the degrees that a text names, in its order; of overlapping ones the longest. */
export const findDegrees = remember((text: string): readonly DegreeMatch[] => {
  const all: DegreeMatch[] = [];
  for (const { level, pattern } of FORMS) {
    for (const match of text.matchAll(pattern))
      if (!isState(text, match.index, match[0]))
        all.push({ start: match.index, end: match.index + match[0].trimEnd().length, level });
  }
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: DegreeMatch[] = [];
  for (const match of all) if (match.start >= (found.at(-1)?.end ?? 0)) found.push(widen(text, match));
  return found;
});
