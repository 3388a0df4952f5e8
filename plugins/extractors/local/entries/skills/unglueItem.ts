import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';

const caseCut = /(?<=[\p{Ll}\d+#)])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const maxPart = 28;
const maxGlued = 600;
/** A text with this many changes of case and no punctuation between names is not one name. */
const manyCuts = 4;

/** Added to the cost of an unknown part for each change of case inside it. */
const innerCost = 1.2;
const countCuts = (part: string): number => part.match(caseCut)?.length ?? 0;

/** The cheapest split: a known skill costs little and an unknown part more, so that few and known parts win. Null if no split is possible. */
function cheapestCuts(
  text: string,
  cuts: readonly number[],
  known: (part: string) => boolean,
  unknownCost: number,
): string[] | null {
  const ends = [...cuts, text.length];
  const best = new Map<number, { cost: number; parts: string[] }>([[0, { cost: 0, parts: [] }]]);
  for (const from of [0, ...cuts]) {
    const before = best.get(from);
    if (!before) continue;
    for (const to of ends) {
      if (to <= from + 1 || to - from > maxPart) continue;
      const part = text.slice(from, to);
      const cost = before.cost + (known(part) ? 1 : unknownCost + innerCost * countCuts(part));
      if (cost < (best.get(to)?.cost ?? Number.POSITIVE_INFINITY)) best.set(to, { cost, parts: [...before.parts, part] });
    }
  }
  const whole = best.get(text.length);
  return whole && Number.isFinite(whole.cost) ? whole.parts : null;
}

/**
 * Splits names printed with nothing between them ("TypeScriptReactNode.js", "SQLPythonpandasdbt"). If every part is a known skill, the text itself is the
 * proof. With `loose`, which is for sections printed like this, parts may be unknown and are split at changes of case.
 */
export function unglueItem(text: string, loose: boolean): string[] {
  if (text.length < 5 || text.length > maxGlued || normalizeSkill(text)) return [text];
  const cuts = matchesOf(caseCut, text).map(({ index }) => index);
  const memo = new Map<string, boolean>();
  const known = (part: string) => {
    const before = memo.get(part);
    if (before !== undefined) return before;
    const is = normalizeSkill(part.trim()) !== null;
    memo.set(part, is);
    return is;
  };
  const byCase = cuts.length > 0 ? cheapestCuts(text, cuts, known, Number.POSITIVE_INFINITY) : null;
  if (byCase && byCase.length > 1) return byCase;
  if (cuts.length === 0 || (!loose && (cuts.length < manyCuts || /[,;:.!?]\s/u.test(text)))) return [text];
  const everywhere = (part: string) =>
    known(part) || /\s/.test(part)
      ? null
      : cheapestCuts(
          part,
          Array.from({ length: part.length - 1 }, (_, index) => index + 1),
          known,
          Number.POSITIVE_INFINITY,
        );
  return (cheapestCuts(text, cuts, (part) => known(part), 1.6) ?? [text]).flatMap((part) => everywhere(part) ?? [part]);
}

/** Whether these texts have no spaces between names: several have capitals inside words that no known skill explains. */
export function areGlued(texts: readonly string[]): boolean {
  const inner = texts.filter((text) => text.split(/[\s,/]+/).some((word) => /\p{Ll}\p{Lu}/u.test(word) && !normalizeSkill(word)));
  return inner.length >= 2 && inner.length >= texts.length * 0.3;
}
