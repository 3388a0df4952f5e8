import { matchesOf } from '../matchesOf.ts';
import type { Candidate } from './keepCredible.ts';
import { followWords, type SkillIndex, wordsOf } from './skillIndex.ts';

/** "analytical, written and problem-solving skills": several words share the last one. */
const shared = /\s(skills|abilities|навыки|навыков|навыками|способности|качества)(?!\p{L})/giu;
/** The words before the shared one. Bounded, so that one endless word costs no more than others. */
const listed =
  /(?<![\p{L}-])((?:\p{L}[\p{L}-]{2,30}(?:\s*[,/]\s*(?:and\s+)?|\s+(?:and|&|or|и|или)\s+)){1,5})\p{L}[\p{L}-]{1,30}\s*$/iu;
const reach = 240;
const item = /\p{L}[\p{L}-]{2,}/gu;
const connectives = new Set(['and', 'or', 'или']);

/** Finds skills that share a last word; each match covers only its own word. */
export function findCoordinated(text: string, { root }: SkillIndex): Candidate[] {
  const found: Candidate[] = [];
  for (const { 1: head = '', index } of matchesOf(shared, text)) {
    const from = Math.max(0, index - reach);
    const match = listed.exec(text.slice(from, index));
    if (match === null) continue;
    for (const word of matchesOf(item, match[1] ?? '')) {
      if (connectives.has(word[0].toLowerCase())) continue;
      const spelling = followWords(root, wordsOf(`${word[0]} ${head}`))?.spellings?.[0];
      const start = from + match.index + word.index;
      if (spelling !== undefined) found.push({ start, end: start + word[0].length, spelling });
    }
  }
  return found;
}
