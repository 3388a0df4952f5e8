import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import type { LocalizedText, ResumeFacts } from '../../contract.ts';
import { comparableSkill, type HeldSkill, heldSkills } from '../../knowledge/heldSkills.ts';
import { skillAlternatives, skillSpellings } from '../../knowledge/skills.ts';
import { explainSkill } from './explainSkill.ts';
import { latestMonth, monthsBetween } from './latestMonth.ts';
import { found, missing, unknown } from './makeVerdict.ts';

/** Scores of a skill that a dated job names, depending on whether the candidate also lists it. */
const usedAndListed = 100;
const used = 95;
/** Scores of a skill that no dated job names: the candidate lists it, or only a certificate or another text shows it. */
const listed = 80;
const shown = 75;
/** Subtracted when another skill implies it (React: JavaScript), and when its last use lies this far before the latest job. */
const impliedLoss = 10;
const oldLoss = 15;
const oldMonths = 5 * 12;
/** The limit when years are required but no dated job says how long it was used. */
const yearsUnknown = 60;
/** The minimum for a skill that the candidate has, however few the years. */
const leastHeld = 25;

/** Spellings shown for one skill. */
const shownSpellings = 6;

/** A requirement prepared once for all candidates. */
export interface AskedSkill {
  item: RequirementItem;
  /** Keys of the alternatives; any of them meets it. */
  keys: string[];
  lookedFor: string[];
}

export function askSkill(item: RequirementItem): AskedSkill {
  const names = skillAlternatives(item.label);
  const known = names.length === 1 && item.known !== null ? [item.known] : [];
  const spellings = names.flatMap((name) => [name.trim(), ...skillSpellings(name).slice(0, shownSpellings)]);
  return {
    item,
    keys: [...new Set([...names, ...known].map(comparableSkill))],
    lookedFor: distinct([...spellings, ...known]),
  };
}

/**
 * How well a document proves a skill:
 *
 *     score = base − 10 if only implied by another skill − 15 if last used over five years before the latest job
 *     base  = 100 listed and used in a dated job, 95 only used, 80 only listed, 75 only shown elsewhere
 *
 * With minimum years: score × years of use / minimum, at least 25; at most 60 if no dated job gives the years. The best value over the skill and its
 * alternatives counts, so an additional skill never lowers a verdict.
 */
export function judgeSkill({ item, keys, lookedFor }: AskedSkill, facts: ResumeFacts): RequirementVerdict {
  const held = heldSkills(facts);
  const latest = latestMonth(facts);
  const best = keys
    .flatMap((key) => held.get(key) ?? [])
    .map((way) => ({ way, score: scoreWay(way, item.minYears, latest) }))
    .reduce<{ way: HeldSkill; score: number } | null>((a, b) => (a !== null && a.score >= b.score ? a : b), null);
  if (best !== null) return found(best.score, explainSkill(best.way, item, isOld(best.way, latest)), best.way.evidence);
  return saysNothing(item, facts) ? unknown(nothingSaid(item), lookedFor) : missing(notFound, lookedFor);
}

function scoreWay(way: HeldSkill, minYears: number | null, latest: string | null): number {
  const base = way.months === null ? (way.isListed ? listed : shown) : way.isListed ? usedAndListed : used;
  const value = base - (way.impliedBy === null ? 0 : impliedLoss) - (isOld(way, latest) ? oldLoss : 0);
  if (minYears === null || minYears <= 0) return value;
  if (way.months === null) return Math.min(value, yearsUnknown);
  return Math.max(leastHeld, value * Math.min(1, way.months / 12 / minYears));
}

function isOld({ lastUsed }: HeldSkill, latest: string | null): boolean {
  return lastUsed !== null && latest !== null && monthsBetween(lastUsed, latest) > oldMonths;
}

/** A skill missing from a list of skills counts as No. Soft skills are rarely listed, so for these only a list of soft skills counts. */
function saysNothing({ kind }: RequirementItem, { skills }: ResumeFacts): boolean {
  if (kind === 'other') return true;
  return kind === 'soft-skill' ? !skills.some(({ value }) => value.category === 'soft') : skills.length === 0;
}

const notFound: LocalizedText = {
  en: 'Not among the skills in the document.',
  ru: 'Среди навыков в документе не найдено.',
};

function nothingSaid({ kind }: RequirementItem): LocalizedText {
  if (kind === 'soft-skill')
    return { en: 'The document lists no personal qualities.', ru: 'Личные качества в документе не указаны.' };
  if (kind === 'other') return { en: 'The document says nothing about it.', ru: 'В документе об этом ничего не сказано.' };
  return { en: 'The document names no skills.', ru: 'Навыки в документе не указаны.' };
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names) if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()];
}
