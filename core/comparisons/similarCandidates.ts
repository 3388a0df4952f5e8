import { closenessOf, likeness, sharedWeight } from '../../plugins/comparisons/likeness.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { facetSlots } from '../scoring/facetSlots.ts';
import type { ComparedGroup } from './group/comparedGroup.ts';
import { openComparedGroup } from './group/openComparedGroup.ts';

/** How many candidates' facet scores are compared: those with the most similar skills. */
const mostCompared = 300;

export interface SimilarCandidate {
  candidateId: string;
  /** 0 to 100: `likeness` of plugins/comparisons/likeness.ts, as in the similarity comparison. */
  similarity: number;
  /** Keys of the skills that both have, rarest first. */
  sharedSkills: string[];
}

/**
 * The candidates of the same position that are most similar to one. Skills are compared with everybody's, facet scores only with the 300 whose skills are most
 * similar.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function similarCandidates(
  ctx: Ctx,
  { candidateId, take }: { candidateId: string; take: number },
): Promise<SimilarCandidate[]> {
  requireViewer(ctx);
  const target = await ctx.db.candidate.findUnique({
    where: { id: candidateId },
    select: { projectId: true, skillKeys: true, personId: true },
  });
  if (target === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const group = await openComparedGroup(ctx, { projectId: target.projectId });
  const nearest = nearestBySkills(group, target.skillKeys).filter(({ candidateId: id }) => id !== candidateId);
  const values = await readValues(ctx, [candidateId, ...nearest.map((one) => one.candidateId)]);
  const own = values.get(candidateId);
  const rows = nearest.flatMap(({ candidateId: id, jaccard, sharedSkills }) => {
    const other = values.get(id);
    // Leave out other documents of the same person.
    if (target.personId !== null && other?.personId === target.personId) return [];
    const similarity = likeness(jaccard, closenessOf(own?.values ?? [], other?.values ?? []));
    return similarity === null ? [] : [{ candidateId: id, similarity, sharedSkills }];
  });
  return rows.sort((a, b) => b.similarity - a.similarity || (a.candidateId < b.candidateId ? -1 : 1)).slice(0, take);
}

interface BySkills {
  candidateId: string;
  jaccard: number | null;
  sharedSkills: string[];
}

function nearestBySkills({ ids, skills }: ComparedGroup, keys: readonly string[]): BySkills[] {
  const weights = Float64Array.from(skills.counts, sharedWeight);
  const wanted = new Set(keys.map((key) => skills.numbers.get(key) ?? -1));
  let all = 0;
  for (const number of wanted) all += weights[number] ?? 1;
  /** By row; -1 when neither has a skill. */
  const jaccards = new Float64Array(ids.length);
  for (let row = 0; row < ids.length; row++) {
    let [shared, own] = [0, 0];
    for (const number of skills.of(row)) {
      const weight = weights[number] ?? 1;
      own += weight;
      if (wanted.has(number)) shared += weight;
    }
    const union = all + own - shared;
    jaccards[row] = union === 0 ? -1 : shared / union;
  }
  return highest(jaccards, mostCompared + 1).map((row) => ({
    candidateId: ids[row] ?? '',
    jaccard: jaccards[row] === -1 ? null : (jaccards[row] ?? null),
    sharedSkills: [...skills.of(row)]
      .filter((number) => wanted.has(number))
      .map((number) => ({ key: skills.keys[number] ?? '', holders: skills.counts[number] ?? 0 }))
      .sort((a, b) => a.holders - b.holders || (a.key < b.key ? -1 : 1))
      .map(({ key }) => key),
  }));
}

/**
 * The rows with the highest values; of equal values, the first rows. Sorting plain numbers to find the limit, then only the few rows above it, is ten times as
 * fast as sorting all rows.
 */
function highest(values: Float64Array, count: number): number[] {
  const least = values.toSorted()[Math.max(0, values.length - count)] ?? 0;
  const rows = [...values.keys()].filter((row) => (values[row] ?? 0) >= least);
  return rows.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, count);
}

async function readValues(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, { values: (number | null)[]; personId: string | null }>> {
  const slots = await facetSlots(ctx);
  const places = ctx.plugins.facets.map(({ id }) => (slots.get(id) ?? 0) - 1);
  const rows = await ctx.db.candidate.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, personId: true, score: { select: { values: true } } },
  });
  const known = (value: number | undefined) => (value === undefined || value < 0 ? null : value);
  return new Map(
    rows.map(({ id, personId, score }) => [id, { personId, values: places.map((place) => known(score?.values[place])) }]),
  );
}
