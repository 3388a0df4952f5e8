import { metFrom } from '../../../plugins/contract/relevance.ts';
import { matchName } from '../../../plugins/contract.ts';
import type { Ctx, Locale } from '../../context.ts';
import { judgePlain, type RequirementVerdict } from './judgePlain.ts';
import { type Summary, summarizeCompared } from './summarizeCompared.ts';
import { type WithText, withTexts } from './withText.ts';

export interface CompareTextsInput {
  given: readonly WithText[];
  /** Null: the skills of the candidates themselves, most common first. */
  requirements: readonly string[] | null;
  signal: AbortSignal;
}

export interface ComparedTable {
  criteria: string[];
  names: string[];
  /** Candidate by candidate, in the order of the criteria. */
  verdicts: RequirementVerdict[][];
  engine: string;
  summarize(locale: Locale): Summary;
}

const mostCriteria = 30;

/**
 * Compares the candidates of a list by criteria; each cell quotes the line it rests on.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export async function compareTexts(ctx: Ctx, { given, requirements, signal }: CompareTextsInput): Promise<ComparedTable> {
  const { candidates, engine } = await withTexts(ctx, given, signal);
  const criteria = requirements === null ? commonSkills(candidates) : [...requirements];
  const verdicts = await judgePlain(ctx, { requirements: criteria, candidates });
  const names = candidates.map(({ name }) => name);
  const rows = candidates.map(({ name, facts }, place) => ({
    name,
    years: facts.years?.value ?? null,
    met: criteria.filter((_, index) => (verdicts[place]?.[index]?.score ?? 0) >= metFrom),
  }));
  return {
    criteria,
    names,
    verdicts,
    engine,
    summarize: (locale) => summarizeCompared(rows, { total: criteria.length, locale }),
  };
}

function commonSkills(candidates: Awaited<ReturnType<typeof withTexts>>['candidates']): string[] {
  const holders = new Map<string, { name: string; count: number }>();
  for (const { facts } of candidates) {
    const own = new Map(facts.skills.map(({ value }) => [matchName(value), value.name]));
    for (const [key, name] of own)
      holders.set(key, { name: holders.get(key)?.name ?? name, count: (holders.get(key)?.count ?? 0) + 1 });
  }
  return [...holders]
    .toSorted(([a, { count: m }], [b, { count: n }]) => n - m || (a < b ? -1 : 1))
    .slice(0, mostCriteria)
    .map(([, { name }]) => name);
}
