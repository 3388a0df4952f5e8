import type { Spelling } from './skillIndex.ts';
import { standsAsSkill, type Stance } from './standsAsSkill.ts';

/** A name found in a text, before it is judged. */
export interface Candidate {
  start: number;
  end: number;
  spelling: Spelling;
}

/** "Excel at", "React to" at the beginning of a sentence are verbs. */
const imperative = /^\s+(?:to|at|at|up|out|off|by|from|upon|quickly|promptly|your|the|our|their|his|her)(?![\p{L}\p{N}])/iu;
const sentenceStart = /(?:^|[.!?:•·▪◦●–—]|\s-)\s*$/u;

/** Drops names that are ordinary words in this place. */
export function keepCredible(text: string, found: readonly Candidate[]): Candidate[] {
  const stances = found.map((candidate) => (isWeak(candidate) ? stanceOf(text, candidate) : null));
  return found.filter((candidate, index) => {
    const stance = stances[index] ?? null;
    if (stance === null) return !(candidate.spelling.exact && isImperative(text, candidate));
    if (stance === 'announced' || stance === 'alone') return true;
    if (stance === 'none') return false;
    return hasCompany(text, found, stances, index, stance);
  });
}

function isWeak({ spelling }: Candidate): boolean {
  return spelling.weak;
}

function stanceOf(text: string, { start, end, spelling }: Candidate): Stance {
  const line = lineAround(text, start, end);
  return standsAsSkill(text.slice(line.start, line.end), start - line.start, end - line.start, text.slice(start, end) === spelling.text);
}

/** Another skill in the same line: a certain one, or, for an item of a list, another item. */
function hasCompany(text: string, found: readonly Candidate[], stances: readonly (Stance | null)[], index: number, stance: Stance): boolean {
  const candidate = found[index];
  if (candidate === undefined) return false;
  const line = lineAround(text, candidate.start, candidate.end);
  return found.some((other, otherIndex) => {
    if (otherIndex === index || other.start < line.start || other.end > line.end) return false;
    const otherStance = stances[otherIndex] ?? null;
    return otherStance === null || otherStance === 'announced' || (stance === 'listed' && otherStance === 'listed');
  });
}

function isImperative(text: string, { start, end, spelling }: Candidate): boolean {
  if (spelling.text.includes(' ')) return false;
  const line = lineAround(text, start, end);
  return imperative.test(text.slice(end, line.end)) && sentenceStart.test(text.slice(line.start, start));
}

function lineAround(text: string, start: number, end: number): { start: number; end: number } {
  const lineEnd = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: lineEnd === -1 ? text.length : lineEnd };
}
