import type { DocumentText } from '../../../../contract.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import type { LineView } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { unglueItem } from './unglueItem.ts';

/** The domain with photography and the like: these may also be hobbies, so they do not count as tools. */
const hobbies = 'video and animation';
const listWords = 14;
const itemWords = 4;

/** Counts the short listed pieces, those that are known skills, and those that are tools, which nobody lists as a hobby. */
export function countSkills(
  document: DocumentText,
  lines: readonly LineView[],
): { pieces: number; known: number; tools: number } {
  const pieces = lines
    .filter(({ wordCount, text }) => wordCount <= listWords || wordCount <= itemWords * text.split(/[,;•|/]/u).length)
    .flatMap((line) => splitPieces(document, line))
    .flatMap(({ text }) => text.replace(/^[^:]{2,30}:\s/u, '').split(/\s{0,20}[,;]\s*|\s\/\s/u))
    .flatMap((text) => unglueItem(text, false))
    .filter((text) => text.split(/\s+/).length <= itemWords);
  const known = pieces.map((text) => normalizeSkill(text)).filter((skill) => skill !== null);
  const tools = known.filter(({ category, domain }) => category === 'technical' && domain !== hobbies).length;
  return { pieces: pieces.length, known: known.length, tools };
}
