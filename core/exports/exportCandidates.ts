import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { CandidateFilter } from '../candidates/candidateFilter.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import { unpackIds } from '../candidates/unpackIds.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { parseInput } from '../parseInput.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { maskFacts } from '../privacy/maskFacts.ts';
import { getProject } from '../projects/getProject.ts';
import type { CandidateSort } from '../scoring/candidateSort.ts';
import { facetValues } from '../scoring/facetValues.ts';
import { overallScores } from '../scoring/overallScores.ts';
import { orderCandidates } from '../scoring/rankCandidates.ts';
import {
  type ExportCell,
  type ExportColumnId,
  type ExportedCandidate,
  exportColumnIds,
  fileColumns,
  usualExportColumns,
} from './exportColumns.ts';
import type { ExportTable } from './exportTable.ts';
import { formatCsv } from './formatCsv.ts';
import { formatPage } from './formatPage.ts';
import { formatXlsx } from './formatXlsx.ts';
import { harmlessCell } from './harmlessCell.ts';

/** CSV, Excel's own format, and a page made for paper, which the browser prints or saves as PDF. */
export const exportFormats = ['csv', 'xlsx', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportCandidatesInput {
  projectId: string;
  format: ExportFormat;
  /** Those of the pool; without contacts and actions by default. */
  columns?: readonly ExportColumnId[] | null | undefined;
  /** Who: everybody who meets the filter… */
  filter?: Omit<CandidateFilter, 'projectId'> | null | undefined;
  /** …and, of those, only these candidates, whatever the filter says of them. */
  ids?: readonly string[] | null | undefined;
  sort?: CandidateSort | null | undefined;
  direction?: 'ASC' | 'DESC' | null | undefined;
}

export interface ExportFile {
  fileName: string;
  mediaType: string;
  content: AsyncIterable<string | Uint8Array>;
}

const formats: Record<ExportFormat, { mediaType: string; write: (table: ExportTable) => AsyncIterable<string | Uint8Array> }> = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: formatCsv },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: formatXlsx },
  html: { mediaType: 'text/html; charset=utf-8', write: formatPage },
};

/** Candidates read from the database at once: a file of any length takes the memory of one chunk. */
const chunkSize = 100;
const unpackedAtOnce = 1_000;
const chosenColumns = z.array(z.enum(exportColumnIds)).min(1);

/**
 * Candidates of a position as a file, in the order of the pool, one row a person. The file is written while it is sent.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function exportCandidates(ctx: Ctx, input: ExportCandidatesInput): Promise<ExportFile> {
  const { format, sort, direction } = input;
  const project = await getProject(ctx, { id: input.projectId });
  const columns = fileColumns(ctx.plugins, parseInput(chosenColumns, [...(input.columns ?? usualExportColumns)]));
  const ids = await chooseIds(ctx, { ...input, projectId: project.id, sort, direction });
  const at = ctx.now();
  const { mediaType, write } = formats[format];
  const content = write({
    title: project.title,
    locale: ctx.locale,
    at,
    count: ids.length,
    columns: columns.map(({ label, width }) => ({ label: label[ctx.locale], width })),
    rows: readRows(ctx, ids, (exported) => columns.map(({ cell }) => harmlessCell(cell(exported, ctx.locale)))),
  });
  return { fileName: fileNameOf(project.title, at, format), mediaType, content };
}

async function chooseIds(ctx: Ctx, { projectId, filter, ids, sort, direction }: ExportCandidatesInput): Promise<string[]> {
  if (!ids) return unpack((await orderCandidates(ctx, { ...filter, projectId, sort, direction, onePerPerson: true })).ids);
  // Selected ones keep the order, wherever they are now; those of other positions and deleted ones are in neither list.
  const [active, archived] = await Promise.all(
    [false, true].map(async (inArchive) =>
      unpack((await orderCandidates(ctx, { projectId, archived: inArchive, sort, direction })).ids),
    ),
  );
  const chosen = new Set(ids.map((id) => id.toLowerCase()));
  return [...(active ?? []), ...(archived ?? [])].filter((id) => chosen.has(id));
}

async function unpack(packed: Buffer): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < packed.length; first += 16 * unpackedAtOnce) {
    ids.push(...unpackIds(packed.subarray(first, first + 16 * unpackedAtOnce)));
    // Lets other requests through.
    await setImmediate();
  }
  return ids;
}

async function* readRows(
  ctx: Ctx,
  ids: readonly string[],
  toCells: (exported: ExportedCandidate) => ExportCell[],
): AsyncGenerator<ExportCell[]> {
  for (let first = 0; first < ids.length; first += chunkSize) {
    const chunk = ids.slice(first, first + chunkSize);
    const found = await ctx.db.candidate.findMany({
      where: { id: { in: chunk } },
      include: { facts: { select: { facts: true } }, corrections: { select: { field: true, value: true } } },
    });
    const byId = new Map(found.map((row) => [row.id, row]));
    const masks = await loadMasks(ctx, { candidateIds: chunk });
    const overall = await overallScores(ctx, { candidateIds: chunk });
    const scores = await facetValues(ctx, { candidateIds: chunk });
    for (const id of chunk) {
      const row = byId.get(id);
      // Deleted since the export began.
      if (!row) continue;
      const { facts: stored, corrections, ...candidate } = row;
      const facts = effectiveFacts(storedResumeFacts(stored?.facts), readCorrections(corrections));
      const mask = masks.get(id);
      yield toCells({
        candidate: maskCandidate(candidate, mask),
        facts: mask ? maskFacts(facts, mask) : facts,
        overall: overall.get(id) ?? null,
        scores: scores.get(id) ?? {},
      });
    }
  }
}

/** "Senior Engineer - candidates 2026-03-02 10-00.csv": nothing in it that a file system refuses. */
function fileNameOf(title: string, at: Date, format: ExportFormat): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/^\.{1,80}|\.{1,80}$/g, '');
  const time = at.toISOString().slice(0, 16).replace('T', ' ').replace(':', '-');
  return `${safe || 'position'} - candidates ${time}.${format}`;
}
