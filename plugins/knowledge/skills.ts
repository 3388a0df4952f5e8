import { makeFinder } from './cues/makeFinder.ts';
import { russianSkillDecorations, skillDecorations, skillJudgements } from './cues/skillCues.ts';
import { matchesOf } from './matchesOf.ts';
import { remember } from './remember.ts';
import { findActions, findWholeAction } from './skills/findActions.ts';
import { findCoordinated } from './skills/findCoordinated.ts';
import { isUnambiguous } from './skills/isUnambiguous.ts';
import { type Candidate, keepCredible } from './skills/keepCredible.ts';
import type { SkillEntry } from './skills/parseSkillTable.ts';
import { followWords, type Spelling, skillIndex, type WordNode, wordsOf } from './skills/skillIndex.ts';
import { type Token, tokenizeText } from './skills/tokenizeText.ts';

export interface KnownSkill {
  /** Canonical: "JavaScript" for JS. */
  name: string;
  category: 'technical' | 'soft' | 'other';
  /** The field of work or knowledge that lists it: "databases", "accounting". */
  domain: string;
}

/** A skill named in a text: `text.slice(start, end) === raw`. */
export interface SkillMatch {
  skill: KnownSkill;
  raw: string;
  start: number;
  end: number;
}

/** In characters; anything longer is a sentence. */
const longestName = 120;

export interface FindSkillsOptions {
  /** Whether to accept an ordinary word as a skill of this kind at this position, because the text around it is known to be about skills. */
  trusts?: (start: number, end: number, category: KnownSkill['category']) => boolean;
}

/** Builds the index that all functions here share, which takes about a tenth of a second; otherwise the first call does. */
export function loadSkills(): void {
  skillIndex();
}

/**
 * Finds all skills that a text names, in order, without overlaps, longest names first, in one pass over the words. Names that are also ordinary words
 * (Go, R, Word, sales) count only in positions typical of a skill.
 */
export function findSkills(text: string, { trusts = () => false }: FindSkillsOptions = {}): SkillMatch[] {
  const tokens = tokenizeText(text);
  const index = skillIndex();
  const found = namesIn(text, tokens, index.root);
  const credible = keepCredible(text, found, trusts);
  const all = [findCoordinated(text, index), findActions(text, tokens, index)].reduce(withOthers, credible);
  return all.map((one) => toMatch(text, one));
}

/** The skills that running text names unambiguously: proper names and technical terms, but no ordinary words, soft skills or paraphrases. */
export function findNamedSkills(text: string): SkillMatch[] {
  return namesIn(text, tokenizeText(text), skillIndex().root)
    .filter(({ start, end, spelling }) => isUnambiguous(spelling, text.slice(start, end)))
    .map((one) => toMatch(text, one));
}

function toMatch(text: string, { start, end, spelling }: Candidate): SkillMatch {
  return { skill: known(spelling.entry), raw: text.slice(start, end), start, end };
}

function namesIn(text: string, tokens: readonly Token[], root: WordNode): Candidate[] {
  const found: Candidate[] = [];
  for (let position = 0; position < tokens.length; ) {
    const { candidate, words } = nameAt(text, tokens, position, root);
    if (candidate !== null) found.push(candidate);
    position += words;
  }
  return found;
}

/** Merges both lists in the order of the text; where two matches overlap, those in `found` win. */
function withOthers(found: Candidate[], others: readonly Candidate[]): Candidate[] {
  const free = others.filter((one) => !found.some(({ start, end }) => start < one.end && end > one.start));
  return free.length > 0 ? [...found, ...free].sort((a, b) => a.start - b.start) : found;
}

/** The skill that a name means, in any spelling ("JS", "Microsoft Excel 2019", "Python programming"); null if unknown. */
export function normalizeSkill(name: string): KnownSkill | null {
  return name.length > longestName ? null : meaningOf(name);
}

/** Cached, because the same names are asked about for each candidate of a position, and in most documents. */
const meaningOf = remember((name: string): KnownSkill | null => {
  const index = skillIndex();
  for (const form of nameForms(name)) {
    const spellings = followWords(index.root, wordsOf(form))?.spellings;
    const spelling = spellings?.find((one) => one.text === form) ?? spellings?.[0];
    if (spelling !== undefined) return known(spelling.entry);
  }
  const action = findWholeAction(name, index);
  return action === null ? null : known(action.entry);
});

const choice = /\s{1,20}(?:or|или|либо)\s+|\s{0,20},\s*(?=.{0,200}\s(?:or|или|либо)\s)/iu;
const mostAlternatives = 8;

/** The alternatives in a name that offers a choice: "Python or Java", "Python, Go or Java". Any other name is returned as its only alternative. */
export function skillAlternatives(name: string): string[] {
  const parts = name
    .split(choice)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isChoice = parts.length > 1 && parts.length <= mostAlternatives && normalizeSkill(name) === null;
  return isChoice ? parts : [name];
}

/**
 * Canonical names of all skills that this one implies, without itself: React → JavaScript. An unknown name implies the skills that it mentions:
 * "PostgreSQL tuning".
 */
export const impliedSkills = remember((name: string): readonly string[] => {
  const { entries } = skillIndex();
  const start = normalizeSkill(name)?.name ?? name;
  const within = entries.has(start) || name.length > longestName ? [] : findSkills(name).map(({ skill }) => skill.name);
  const implied = new Set<string>(within);
  const open = [start, ...within];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const parent of entries.get(current)?.parents ?? []) {
      if (parent === start || implied.has(parent)) continue;
      implied.add(parent);
      open.push(parent);
    }
  }
  return [...implied];
});

/** Canonical names of all skills that imply this one, without itself: JavaScript → React. */
export function skillsThatImply(name: string): string[] {
  const { entries } = skillIndex();
  children ??= invertParents(entries);
  const start = normalizeSkill(name)?.name ?? name;
  const found = new Set<string>();
  const open = [start];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const child of children.get(current) ?? []) {
      if (child === start || found.has(child)) continue;
      found.add(child);
      open.push(child);
    }
  }
  return [...found];
}

let children: Map<string, string[]> | undefined;

function invertParents(entries: ReadonlyMap<string, SkillEntry>): Map<string, string[]> {
  const inverted = new Map<string, string[]>();
  for (const { name, parents } of entries.values())
    for (const parent of parents) inverted.set(parent, [...(inverted.get(parent) ?? []), name]);
  return inverted;
}

/** Canonical names of skills close to this one: PostgreSQL → MySQL. */
export function relatedSkills(name: string): string[] {
  const { entries } = skillIndex();
  const canonical = normalizeSkill(name)?.name ?? name;
  return [...new Set(entries.get(canonical)?.neighbours)];
}

/** The spellings under which a skill is recognised, its name first: "Kubernetes", "k8s"; an unknown name is its only spelling. */
export function skillSpellings(name: string): string[] {
  const canonical = normalizeSkill(name)?.name ?? name;
  const spellings = skillIndex().entries.get(canonical)?.spellings ?? [];
  return [...new Set([canonical, ...spellings.map(({ text }) => text)])];
}

function known({ name, category, domain }: SkillEntry): KnownSkill {
  return { name, category, domain };
}

/** The longest name that begins at this word and matches the required spelling; `words` is the number of words to advance. */
function nameAt(text: string, tokens: readonly Token[], position: number, root: WordNode) {
  let node: WordNode | undefined = root;
  let candidate: Candidate | null = null;
  let words = 1;
  const first = tokens[position];
  for (let length = 1; first !== undefined; length++) {
    const token: Token | undefined = tokens[position + length - 1];
    if (token === undefined || (length > 1 && !token.joined)) break;
    node = node.next?.get(token.key);
    if (node === undefined) break;
    const spelling = node.spellings === null ? null : fitting(node.spellings, text, first, token);
    if (spelling === null) continue;
    candidate = { start: first.start, end: token.end, spelling };
    words = length;
  }
  return { candidate, words };
}

function fitting(spellings: readonly Spelling[], text: string, first: Token, last: Token): Spelling | null {
  if (!coversAddress(first, last) || gluedDotNet(text, first)) return null;
  const written = text.slice(first.start, last.end).replace(/\s+/g, '');
  return spellings.find((spelling) => !spelling.exact || spelling.text.replace(/\s+/g, '') === written) ?? null;
}

/** "github.com/jane" is an address, not a skill; "Socket.io" is a skill that looks like an address. */
function coversAddress(first: Token, last: Token): boolean {
  const address = first.address ?? last.address;
  return address === null || (first.start === address.start && last.end === address.end);
}

/** ".net" at the end of a host name is not the framework. */
function gluedDotNet(text: string, first: Token): boolean {
  return first.key === '.net' && /[\p{L}\p{N}]/u.test(text.charAt(first.start - 1));
}

const decorations = makeFinder(
  'iu',
  { before: '^', words: `(?:highly |very )?(?:${skillJudgements})`, after: String.raw`(?: (?:in|with|of))?(?=\s)` },
  { before: String.raw`\b`, words: skillDecorations, after: String.raw`\b` },
  { before: String.raw`(?<=^|\s)`, words: russianSkillDecorations, after: String.raw`(?=\s)` },
);

/** "Maintenance of equipment" is also written "equipment maintenance". */
const ofSomething = /^([a-z]+) of ([a-z]+(?: [a-z]+)?)$/i;

/** The name as written, then stripped further and further. */
function* nameForms(name: string): Generator<string> {
  const plain = name.trim().replace(/(?<![.:;,])[.:;,]+$/, '');
  yield plain;
  const outside = plain.replace(/(?:(?<!\s)\s+)?[([][^)\]]{0,100}[)\]]\s*/g, ' ').trim();
  if (outside !== plain) {
    yield outside;
    for (const inside of matchesOf(/[([]([^)\]]{1,100})[)\]]/g, plain)) yield inside[1] ?? '';
  }
  const unversioned = outside.replace(/(?<!\s)\s+(?:v?\d[\d.x+]*(?:\s*[-–/]\s*v?\d[\d.x+]*)*|CS\d|CC(?:\s\d{4})?)$/i, '');
  if (unversioned !== outside) yield unversioned;
  const turned = unversioned.replace(ofSomething, '$2 $1');
  if (turned !== unversioned) yield turned;
  const bare = decorations.replace(unversioned, ' ').replace(/\s+/g, ' ').trim();
  if (bare !== unversioned && bare !== '') yield bare;
}
