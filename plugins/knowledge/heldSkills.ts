import { type Evidence, matchName, type Named, type PartialDate, type ResumeFacts } from '../contract.ts';
import { stemWord } from './skills/stemWord.ts';
import { impliedSkills, normalizeSkill } from './skills.ts';

/** One way in which a candidate has a skill. */
export interface HeldSkill {
  /** As printed. */
  name: string;
  evidence: Evidence[];
  /** The printed skill that implies it ("React" for JavaScript); null when the document names the skill itself. */
  impliedBy: string | null;
  /** The writer lists it; otherwise only a job, a certificate or another text shows it. */
  isListed: boolean;
  months: number | null;
  lastUsed: PartialDate | null;
}

const cache = new WeakMap<ResumeFacts, ReadonlyMap<string, readonly HeldSkill[]>>();

/** A candidate's skills by {@link comparableSkill}, each with the ways in which it is held: named ones first, then those that imply it. */
export function heldSkills(facts: ResumeFacts): ReadonlyMap<string, readonly HeldSkill[]> {
  const known = cache.get(facts) ?? findHeld(facts);
  cache.set(facts, known);
  return known;
}

function findHeld(facts: ResumeFacts): ReadonlyMap<string, readonly HeldSkill[]> {
  const held = new Map<string, HeldSkill[]>();
  const add = (key: string, way: HeldSkill) => {
    const ways = held.get(key);
    if (ways === undefined) held.set(key, [way]);
    else ways.push(way);
  };
  for (const { value, evidence } of facts.skills) {
    const { name, months, lastUsed, source } = value;
    add(heldKey(value), { name, evidence, impliedBy: null, isListed: source === 'listed', months, lastUsed });
  }
  for (const { value, evidence } of facts.skills) {
    const { name, months, lastUsed, source } = value;
    for (const implied of impliedSkills(value.known ?? name)) {
      add(comparableSkill(implied), { name, evidence, impliedBy: name, isListed: source === 'listed', months, lastUsed });
    }
  }
  return held;
}

/** The key by which an asked skill is found among the held ones, whatever its spelling. */
export function comparableSkill(name: string): string {
  return heldKey({ name, known: normalizeSkill(name)?.name ?? null });
}

/** Unknown Russian names are compared without their endings: an advertisement asks for "ведения складского учёта". */
function heldKey(named: Named): string {
  const key = matchName(named);
  return named.known === null && /\p{Script=Cyrillic}/u.test(key) ? key.split(' ').map(stemWord).join(' ') : key;
}
