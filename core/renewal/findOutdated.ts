import type { Ctx } from '../context.ts';
import { pluginVersion, scoredBy } from '../documents/reading/madeBy.ts';
import { scorersOf } from '../scoring/scorers.ts';

/** The values of `Document.checkedBy` and `CandidateScore.scoredBy` that name an older version of a plugin in use. */
export interface Outdated {
  documents: string[];
  scores: string[];
}

/** Cheap enough to run at every start: it reads only the distinct values, with one index lookup for each. */
export async function findOutdated(ctx: Ctx): Promise<Outdated> {
  return { documents: await outdatedDocuments(ctx), scores: await outdatedScores(ctx) };
}

/** Identifies a set of plugin versions: two renewals with the same text would produce the same results. */
export function versionsInUse({ plugins, documents }: Ctx): string {
  const readers = plugins.readers.map(pluginVersion).sort().join(' ');
  return `${readers} ${pluginVersion(documents.extractor)} ${scoredBy(scorersOf(plugins))}`;
}

/**
 * Results of an extractor other than the one in use are kept: they are not an older version of it, and a model's facts should not be replaced by those of the
 * rules. While a model is in use nothing counts as outdated, because asking it again costs money and sends the documents out.
 */
async function outdatedDocuments(ctx: Ctx): Promise<string[]> {
  const { extractor } = ctx.documents;
  if (ctx.plugins.extractors.some(({ id, base }) => id === extractor.id && base !== undefined)) return [];
  const found = await ctx.db.$queryRaw<{ value: string }[]>`
    with recursive found as (
      (select checked_by as value from documents where checked_by is not null order by checked_by limit 1)
      union all
      select (select checked_by from documents where checked_by > found.value order by checked_by limit 1)
      from found where found.value is not null
    ) select value from found where value is not null`;
  const current = new Map(ctx.plugins.readers.map((reader) => [reader.id, pluginVersion(reader)]));
  return found
    .map(({ value }) => value)
    .filter((value) => {
      const [madeByReader = '', madeByExtractor = ''] = value.split(' ');
      if (idOf(madeByExtractor) !== extractor.id) return false;
      return madeByExtractor !== pluginVersion(extractor) || isOlder(current.get(idOf(madeByReader)), madeByReader);
    });
}

/** Scores that lack the current version of a facet or of the verdicts. Removing a facet makes no score outdated. */
async function outdatedScores(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.$queryRaw<{ value: string }[]>`
    with recursive found as (
      (select scored_by as value from candidate_scores order by scored_by limit 1)
      union all
      select (select scored_by from candidate_scores where scored_by > found.value order by scored_by limit 1)
      from found where found.value is not null
    ) select value from found where value is not null`;
  const scorers = scorersOf(ctx.plugins).map(pluginVersion);
  return found
    .map(({ value }) => value)
    .filter((value) => {
      const known = new Set(value.split(' '));
      return !scorers.every((scorer) => known.has(scorer));
    });
}

/** False when the reader is no longer registered: there is nothing newer to read with. */
function isOlder(current: string | undefined, made: string): boolean {
  return current !== undefined && current !== made;
}

function idOf(made: string): string {
  return made.split('@')[0] ?? '';
}
