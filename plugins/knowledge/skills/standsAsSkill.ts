import { makeFinder } from '../cues/makeFinder.ts';
import { skillCuePhrases, skillCuesAfter, skillCueVerbs, skillCueWords } from '../cues/skillCues.ts';

/** Separators between list items. */
const separatorBefore = /(?:^|[,;|•·▪◦●/()[\]:–—+&]|\s-|(?<![\p{L}\p{N}])(?:and|or|и|или))\s*$/iu;
const separatorAfter = /^\s*(?:$|[,;|•·▪◦●/()[\]–—+&]|\.(?:\s|$)|-\s|(?:and|or|и|или)\s)/iu;
/** Words before places and seasons as well as skills. */
const prepositionBefore = /(?<![\p{L}\p{N}])(?:with|using|in|в|на|с)\s+$/iu;
/** Words that introduce a skill, or follow it and say that it is one. */
const cueBefore = makeFinder(
  'iu',
  { words: `${skillCuePhrases}|${skillCueVerbs}`, after: String.raw`\s+$` },
  { words: skillCueWords, after: String.raw` in\s+$` },
);
const cueAfter = new RegExp(String.raw`^[ -](?:${skillCuesAfter})(?![\p{L}])`, 'iu');
const gluedBefore = /[\p{L}\p{N}][-'’.&]$/u;
const gluedAfter = /^(?:['’&]|[-.][\p{L}\p{N}])/u;

/**
 * The position in its line of a name that is also an ordinary word or letter: introduced by other words; a list item, which counts only beside other
 * items; the only text in the line; after a bare preposition; like any other word; or glued to another word.
 */
export type Stance = 'announced' | 'listed' | 'alone' | 'loose' | 'none' | 'glued';

/** @param asWritten whether the case matches the skill's own: "Go" may be the language, but "use go" is not */
export function standsAsSkill(line: string, start: number, end: number, asWritten: boolean): Stance {
  const before = line.slice(0, start);
  const after = line.slice(end);
  if (gluedBefore.test(before) || gluedAfter.test(after)) return 'glued';
  if (asWritten && (cueBefore.test(before) || cueAfter.test(after))) return 'announced';
  if (!separatorAfter.test(after)) return 'none';
  if (before.trim() === '' && after.trim() === '') return asWritten ? 'alone' : 'none';
  if (separatorBefore.test(before)) return 'listed';
  return asWritten && prepositionBefore.test(before) ? 'loose' : 'none';
}
