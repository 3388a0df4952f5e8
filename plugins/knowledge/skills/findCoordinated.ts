import type { Candidate } from './keepCredible.ts';
import { followWords, type SkillIndex, wordsOf } from './skillIndex.ts';

/** "analytical, written and problem-solving skills": several words share the last one. Bounded, so that one endless word costs no more than others. */
const coordination =
  /(?<![\p{L}-])((?:\p{L}[\p{L}-]{2,30}(?:\s*[,/]\s*(?:and\s+)?|\s+(?:and|&|or|и|или)\s+)){1,5})\p{L}[\p{L}-]{1,30}\s+(skills|abilities|навыки|навыков|навыками|способности|качества)(?!\p{L})/giu;
const item = /\p{L}[\p{L}-]{2,}/gu;
const connectives = new Set(['and', 'or', 'или']);

/** The skills that are named by a shared last word; each quotes its own word only. */
export function findCoordinated(text: string, { root }: SkillIndex): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(coordination)) {
    const [, list = '', head = ''] = match;
    for (const word of list.matchAll(item)) {
      if (connectives.has(word[0].toLowerCase())) continue;
      const spelling = followWords(root, wordsOf(`${word[0]} ${head}`))?.spellings?.[0];
      const start = match.index + word.index;
      if (spelling !== undefined) found.push({ start, end: start + word[0].length, spelling });
    }
  }
  return found;
}
