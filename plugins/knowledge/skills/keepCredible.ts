import type { SkillEntry } from './parseSkillTable.ts';
import type { Spelling } from './skillIndex.ts';
import { type Stance, standsAsSkill } from './standsAsSkill.ts';

/** A name found in a text, before it is checked. */
export interface Candidate {
  start: number;
  end: number;
  spelling: Spelling;
}

/** Verbs at the beginning of a sentence: "Excel at", "React to". */
const imperative = /^\s+(?:to|at|up|out|off|by|from|upon|quickly|promptly|your|the|our|their|his|her)(?![\p{L}\p{N}])/iu;
/** A line may be as long as a book; text further away than this says nothing about a name. */
const lineReach = 300;
const companyReach = 12;
const sentenceStart = /(?:^|[.!?:•·▪◦●–—]|\s-)\s*$/u;

/** Names this short (C, R, Go) need the context of a list. */
const shortName = 3;

/** Whether to accept an ordinary word as a skill of this kind at this position. */
export type Trust = (start: number, end: number, category: SkillEntry['category']) => boolean;

/**
 * Drops names that are ordinary words in their context.
 *
 * @param trusts whether to accept an ordinary word as a skill at a position
 */
export function keepCredible(text: string, found: readonly Candidate[], trusts: Trust): Candidate[] {
  const stances = found.map((candidate) => (isWeak(candidate) ? stanceOf(text, candidate) : null));
  return found.filter((candidate, index) => {
    const stance = stances[index] ?? null;
    if (stance === null) return !(candidate.spelling.exact && isImperative(text, candidate));
    if (stance === 'announced' || stance === 'alone') return true;
    if (stance === 'glued') return false;
    const { start, end, spelling } = candidate;
    if (end - start > shortName && trusts(start, end, spelling.entry.category)) return true;
    if (stance === 'none' && !(spelling.ordinary && spelling.entry.category !== 'soft')) return false;
    return hasCompany(text, found, stances, index, stance);
  });
}

function isWeak({ spelling }: Candidate): boolean {
  return spelling.weak;
}

function stanceOf(text: string, { start, end, spelling }: Candidate): Stance {
  const line = lineAround(text, start, end);
  return standsAsSkill(
    text.slice(line.start, line.end),
    start - line.start,
    end - line.start,
    text.slice(start, end) === spelling.text,
  );
}

/** Whether the same line has another skill: a certain one or, for a list item, another list item. */
function hasCompany(
  text: string,
  found: readonly Candidate[],
  stances: readonly (Stance | null)[],
  index: number,
  stance: Stance,
): boolean {
  const candidate = found[index];
  if (candidate === undefined) return false;
  const line = lineAround(text, candidate.start, candidate.end);
  for (let other = Math.max(0, index - companyReach); other <= index + companyReach; other++) {
    const neighbour = found[other];
    if (other === index || neighbour === undefined || neighbour.start < line.start || neighbour.end > line.end) continue;
    const neighbourStance = stances[other] ?? null;
    const certain = neighbourStance === null || neighbourStance === 'announced';
    if (certain && (stance !== 'none' || (isAkin(candidate, neighbour) && !areOneName(text, candidate, neighbour)))) return true;
    if (stance === 'listed' && neighbourStance === 'listed') return true;
  }
  return false;
}

/** Technical skills support each other; other skills support only those in their own field. */
function isAkin({ spelling: { entry: one } }: Candidate, { spelling: { entry: other } }: Candidate): boolean {
  return one.category === other.category && (one.category === 'technical' || one.domain === other.domain);
}

/** "Banquet catering": the two names make up the whole text, with at most a space between them. */
function areOneName(text: string, one: Candidate, other: Candidate): boolean {
  const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)];
  return text.trim().length === end - start && end - start - (one.end - one.start) - (other.end - other.start) < 2;
}

function isImperative(text: string, { start, end, spelling }: Candidate): boolean {
  if (spelling.text.includes(' ')) return false;
  const line = lineAround(text, start, end);
  return imperative.test(text.slice(end, line.end)) && sentenceStart.test(text.slice(line.start, start));
}

function lineAround(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - lineReach), start);
  const after = text.slice(end, end + lineReach);
  const lineEnd = after.indexOf('\n');
  return { start: start - before.length + before.lastIndexOf('\n') + 1, end: end + (lineEnd === -1 ? after.length : lineEnd) };
}
