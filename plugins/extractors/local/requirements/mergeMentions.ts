import { type DocumentText, type Evidence, matchName, type Named, type Requirement } from '../../../contract.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import type { Mention } from './mention.ts';

const mostEvidence = 3;
/** If this many skills are asked for explicitly, skills named only among the duties are not requirements. */
const enoughAsked = 3;
/** Maximum confidence of a skill that is named where nobody asks for it. */
export const mostUnasked = 0.5;
const practiceUnasked = 0.4;

/**
 * Merges mentions so that each skill appears once, in the order of the text. A skill named only among the duties, or where the company describes its
 * work, is a requirement if the text states no others. If it does, a tool is a wish at most, and a practice ("code review") is only a duty.
 *
 * @param listed whether a section lists what is required
 */
export function mergeMentions(document: DocumentText, mentions: readonly Mention[], listed: boolean): Requirement[] {
  const groups = byName(mentions.flatMap(apartUnlessMust));
  const asked = [...groups.values()].filter((same) => same.some(isAsked) && same[0]?.category !== 'soft').length;
  const offered = new Set([...groups.values()].flatMap((same) => (same[0]?.choice ?? []).map(matchName)));
  const alone = new Set([...groups].flatMap(([key, same]) => (same.some(isAskedAlone) ? key : [])));
  return [...groups].flatMap(([key, same]) => {
    const [first] = same;
    if (first === undefined || first.choice?.some((one) => alone.has(matchName(one)))) return [];
    if (!alone.has(key) && offered.has(key)) return [];
    if (asked < (listed ? 1 : enoughAsked) || same.some(({ asking }) => asking.explicit)) return [merge(document, same)];
    if (isProduct(first) && same.some(({ inProse }) => inProse)) return [merge(document, same)];
    return [isProduct(first) ? wish(merge(document, same)) : duty(merge(document, same))];
  });
}

function wish(requirement: Requirement): Requirement {
  return { ...requirement, importance: 'nice', confidence: mostUnasked };
}

/** Kept for display, under a kind that is neither compared nor scored. */
function duty(requirement: Requirement): Requirement {
  return { ...requirement, kind: 'other', category: 'other', importance: 'nice', confidence: practiceUnasked };
}

/** Whether the skill is required on its own, so that it is not part of a choice. A line that only lists what the team works with is not enough. */
function isAskedAlone(mention: Mention): boolean {
  return isAsked(mention) && !mention.choice && (mention.insisted === true || mention.minYears !== null);
}

function isAsked({ asking }: Mention): boolean {
  return asking.explicit && asking.importance === 'must';
}

/** Splits a choice into separate wishes, unless it is a must. */
function apartUnlessMust(mention: Mention): Mention[] {
  const { choice, ...rest } = mention;
  return choice === undefined || mention.asking.importance === 'must' ? [mention] : choice.map((one) => ({ ...rest, ...one }));
}

function byName(mentions: readonly Mention[]): Map<string, Mention[]> {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = mention.choice?.map(matchName).toSorted().join(' or ') ?? matchName(mention);
    groups.set(key, [...(groups.get(key) ?? []), mention]);
  }
  return groups;
}

/** Endings that are common in names of work and rare in names of products. */
const practice = /(?:ing|tion|ment|ance|ence|ics|ship|ity|sis|ology|services|sales|retail|payroll|care|tests?)$/iu;

const named = /\p{Ll}\p{Lu}|\d|\.|\s\p{Lu}|^\p{Lu}{2}/u;

function isProduct(mention: Mention): boolean {
  const name = mention.known ?? mention.name;
  return (isTool(mention) || named.test(name)) && !practice.test(name);
}

/** Something with a proper name ("PostgreSQL", "REST API"), not a practice ("code review"). */
export function isTool({ name, known, category }: Named & Pick<Requirement, 'category'>): boolean {
  const one = known ?? name;
  return category === 'technical' && (named.test(one) || !one.includes(' '));
}

/** A skill explicitly called a must anywhere is a must; one explicitly called nice to have is a wish, whatever the duties say. */
function merge(document: DocumentText, mentions: readonly Mention[]): Requirement {
  const explicit = mentions.filter(({ asking }) => asking.explicit);
  const decisive = explicit.length > 0 ? explicit : mentions;
  const must = decisive.some(({ asking }) => asking.importance === 'must');
  const ordered = mentions.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start);
  const [best] = ordered;
  if (best === undefined) throw new Error('A skill is mentioned somewhere.');
  const years = mentions.flatMap(({ minYears }) => minYears ?? []);
  return {
    label: oneLine(best.name),
    known: best.known,
    kind: best.category === 'soft' ? 'soft-skill' : 'skill',
    category: best.category,
    importance: must ? 'must' : 'nice',
    minYears: years.length > 0 ? Math.max(...years) : null,
    confidence: rounded(Math.min(0.98, best.confidence + 0.03 * (mentions.length - 1))),
    evidence: ordered.slice(0, mostEvidence).map(({ start, end }): Evidence => quote(document, start, end)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
