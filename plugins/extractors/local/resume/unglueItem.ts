import { normalizeSkill } from '../../../knowledge/skills.ts';

const caseCut = /(?<=[\p{Ll}\d+#)])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const maxPart = 28;
const maxGlued = 600;
/** So many changes of case in a text without any mark between names are no spelling of one name. */
const manyCuts = 4;

/** What every uncut change of case adds to an unknown part. */
const innerCost = 1.2;
const countCuts = (part: string): number => part.match(caseCut)?.length ?? 0;

/** Cheapest way to cut: a known skill costs little, an unknown part more, so that few and known parts win. */
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
 * Parts names printed without anything between them ("TypeScriptReactNode.js", "SQLPythonpandasdbt"). Where every part is a known skill the text
 * itself is the proof; with `loose` (the section around shows that it is printed so) parts may be unknown, cut where the case changes.
 */
export function unglueItem(text: string, loose: boolean): string[] {
  if (text.length < 5 || text.length > maxGlued || normalizeSkill(text)) return [text];
  const cuts = [...text.matchAll(caseCut)].map(({ index }) => index);
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

/** Whether these texts are printed without spaces between the names: several have capitals inside words that no known skill explains. */
export function areGlued(texts: readonly string[]): boolean {
  const inner = texts.filter((text) =>
    /\p{Ll}\p{Lu}/u.test(
      text
        .split(/[\s,/]+/)
        .filter((word) => !normalizeSkill(word))
        .join(' '),
    ),
  );
  return inner.length >= 2 && inner.length >= texts.length * 0.3;
}
