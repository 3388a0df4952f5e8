import { type DocumentText, type Evidence, matchName, type Requirement } from '../../../../contract.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { isProduct, type Mention, mentionKey } from './mention.ts';

const mostEvidence = 3;
/**
 * Merges mentions so that each skill appears once, in the order of the text. Duties are no requirements; of what is named only among them, or where the
 * company describes its work, products are: in running text, and where the text asks for nothing else.
 *
 * @param asksOther whether degrees or certificates are asked for
 */
export function mergeMentions(document: DocumentText, mentions: readonly Mention[], asksOther: boolean): Requirement[] {
  const groups = byName(mentions.flatMap(apartUnlessMust));
  const asks = asksOther || [...groups.values()].some((same) => same.some(isAsked) && same[0]?.category !== 'soft');
  const offered = new Set([...groups.values()].flatMap((same) => keysOfChoice(same[0])));
  return [...groups].flatMap(([key, same]) => {
    const [first] = same;
    if (first === undefined || offered.has(key)) return [];
    if (same.some(({ asking }) => asking.explicit)) return [merge(document, same)];
    return isProduct(first) && (!asks || same.some(({ inProse }) => inProse)) ? [merge(document, same)] : [];
  });
}

function isAsked({ asking }: Mention): boolean {
  return asking.explicit && asking.importance === 'must';
}

/** Splits a choice into separate wishes, unless it is a must. */
function apartUnlessMust(mention: Mention): Mention[] {
  const { choice, ...rest } = mention;
  return choice === undefined || mention.asking.importance === 'must' ? [mention] : choice.map((one) => ({ ...rest, ...one }));
}

/** By key. Mentions outside lists ("cleaned the pool") belong to the first item of a list with the same known name. */
function byName(mentions: readonly Mention[]): Map<string, Mention[]> {
  const listed = new Map(
    mentions.toReversed().flatMap((one) => (one.listed && !one.choice ? [[matchName(one), mentionKey(one)]] : [])),
  );
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const own = mention.listed ? mentionKey(mention) : (listed.get(matchName(mention)) ?? mentionKey(mention));
    const key = mention.choice ? keysOfChoice(mention).toSorted().join(' or ') : own;
    groups.set(key, [...(groups.get(key) ?? []), mention]);
  }
  return groups;
}

function keysOfChoice(mention: Mention | undefined): string[] {
  return mention?.choice?.map((one) => mentionKey({ ...mention, ...one })) ?? [];
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
