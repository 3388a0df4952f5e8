import { type DocumentText, type Evidence, matchName, type Named, type Requirement } from '../../../contract.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import type { Mention } from './mention.ts';

const mostEvidence = 3;
/** With so many skills asked for in so many words, what only the duties name is not asked for. */
const enoughAsked = 3;
/** What is named where nobody asks for it is worth no more than this. */
export const mostUnasked = 0.5;
const practiceUnasked = 0.4;

/**
 * Each skill once, in the order of the text. What stands only among the duties, or in what the company says of its work, is a requirement where
 * the text states no others. Beside stated ones a tool is a wish at most, and a practice ("code review") nothing but a duty.
 *
 * @param listed whether a part of the text lists what is required
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

/** Kept to be seen, of no kind that is compared or scored. */
function duty(requirement: Requirement): Requirement {
  return { ...requirement, kind: 'other', category: 'other', importance: 'nice', confidence: practiceUnasked };
}

/** A line that names what the team works with takes no choice back. */
function isAskedAlone(mention: Mention): boolean {
  return isAsked(mention) && !mention.choice && (mention.insisted === true || mention.minYears !== null);
}

function isAsked({ asking }: Mention): boolean {
  return asking.explicit && asking.importance === 'must';
}

/** Of things that are nice to have each is one. */
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

/** Ends as names of work do and names of products rarely. */
const practice = /(?:ing|tion|ment|ance|ence|ics|ship|ity|sis|ology|services|sales|retail|payroll|care|tests?)$/iu;

const named = /\p{Ll}\p{Lu}|\d|\.|\s\p{Lu}|^\p{Lu}{2}/u;

function isProduct(mention: Mention): boolean {
  const name = mention.known ?? mention.name;
  return (isTool(mention) || named.test(name)) && !practice.test(name);
}

/** A thing with a name of its own ("PostgreSQL", "REST API"), and no practice ("code review"). */
export function isTool({ name, known, category }: Named & Pick<Requirement, 'category'>): boolean {
  const one = known ?? name;
  return category === 'technical' && (named.test(one) || !one.includes(' '));
}

/** Said to be a must anywhere, it is; said to be nice to have, it is, whatever the tasks mention. */
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
