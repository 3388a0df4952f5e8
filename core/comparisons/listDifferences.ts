import { z } from 'zod';
import { lineHash } from '../../plugins/comparisons/comparedThings.ts';
import type { DifferencesOptions, DifferencesRow } from '../../plugins/comparisons/groupComparisons.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import { comparisonOf } from './comparisonOf.ts';
import { type DifferenceFilters, differenceFilters } from './differenceFilters.ts';
import { type OpenGroup, openComparedGroup } from './group/openComparedGroup.ts';
import { loadCompared } from './loadCompared.ts';
import { matchingRows } from './matchingRows.ts';

export interface ProjectDifference extends DifferencesRow {
  /** 0 to 100; null when unknown. */
  uniqueness: number | null;
  rareSkillCount: number;
  rareCertificationCount: number;
}

export interface ProjectDifferences {
  items: ProjectDifference[];
  /** Candidates that pass the filters. */
  total: number;
  /** Candidates that are compared with each other. */
  groupSize: number;
}

export interface ListDifferencesInput {
  projectId: string;
  filters?: Partial<DifferenceFilters> | null | undefined;
  skip?: number | undefined;
  /** 1 to 500. */
  take: number;
}

const input = z.object({ filters: differenceFilters });

/**
 * What sets the candidates of a position apart, most unique first. Everybody is compared with the whole position; only the requested rows are read in full.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export function listDifferences(ctx: Ctx, input: ListDifferencesInput): Promise<ProjectDifferences> {
  return readFromReplica(ctx, (copy) => list(copy, input));
}

async function list(ctx: Ctx, { projectId, filters, skip = 0, take }: ListDifferencesInput): Promise<ProjectDifferences> {
  requireViewer(ctx);
  const parsed = parseInput(input, { filters: filters ?? {} }).filters;
  await getProject(ctx, { id: projectId });
  const group = await openComparedGroup(ctx, { projectId, lines: true });
  const rows = matchingRows(group, parsed);
  const page = rows.subarray(Math.max(0, skip), Math.max(0, skip) + Math.min(500, Math.max(1, take)));
  return { items: await describe(ctx, group, page), total: rows.length, groupSize: group.ids.length };
}

/**
 * What sets one candidate apart from the others of the position; null for a candidate that lists leave out (archived, merged, not read).
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getDifference(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<ProjectDifference | null> {
  requireViewer(ctx);
  const candidate = await ctx.db.candidate.findUnique({ where: { id: candidateId }, select: { projectId: true } });
  if (candidate === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const group = await openComparedGroup(ctx, { projectId: candidate.projectId, lines: true });
  const row = group.ids.indexOf(candidateId);
  return row < 0 ? null : ((await describe(ctx, group, [row]))[0] ?? null);
}

/** Candidates read and compared at once, so that other requests get their turn in between. */
const sliceSize = 50;

async function describe(ctx: Ctx, group: OpenGroup, rows: ArrayLike<number>): Promise<ProjectDifference[]> {
  if (rows.length === 0) return [];
  const byId = new Map(Array.from(rows, (row) => [group.ids[row] ?? '', row]));
  const ids = [...byId.keys()];
  const shared = await group.sharedLines();
  const options: DifferencesOptions = {
    ordered: true,
    group: {
      size: group.ids.length,
      skills: group.skills.holders,
      certifications: group.certifications.holders,
      isShared: (line) => shared.has(lineHash(line)),
    },
  };
  const compared: DifferencesRow[] = [];
  for (let from = 0; from < ids.length; from += sliceSize) {
    const candidates = await loadCompared(ctx, { ids: ids.slice(from, from + sliceSize) });
    compared.push(...comparisonOf(ctx, 'differences').compare(candidates, options));
  }
  return compared.map((difference) => {
    const row = byId.get(difference.candidateId) ?? 0;
    const uniqueness = group.uniqueness[row] ?? Number.NaN;
    return {
      ...difference,
      uniqueness: Number.isNaN(uniqueness) ? null : Math.round(uniqueness * 10) / 10,
      rareSkillCount: group.rareSkills[row] ?? 0,
      rareCertificationCount: group.rareCertifications[row] ?? 0,
    };
  });
}
