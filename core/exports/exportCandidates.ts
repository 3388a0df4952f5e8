import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { recordExport } from '../audit/recordExport.ts';
import type { CandidateFilter } from '../candidates/candidateFilter.ts';
import { unpackIds } from '../candidates/unpackIds.ts';
import type { Ctx, Locale } from '../context.ts';
import { harmlessCell } from '../csv/harmlessCell.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import type { CandidateSort } from '../scoring/ranking/candidateSort.ts';
import { orderCandidates } from '../scoring/ranking/rankCandidates.ts';
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
import { formatResumes } from './formatResumes.ts';
import { formatXlsx } from './formatXlsx.ts';
import { readExported } from './readExported.ts';

/** CSV, an Excel workbook, an HTML page to print or save as PDF, and one JSON Resume per line for programs. */
export const exportFormats = ['csv', 'xlsx', 'html', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportCandidatesInput {
  projectId: string;
  format: ExportFormat;
  /** Columns of the pool; by default without contacts and actions. A JSON Resume always has everything except contacts, which are included on request. */
  columns?: readonly ExportColumnId[] | null | undefined;
  /** Export everybody who meets the filter… */
  filter?: Omit<CandidateFilter, 'projectId'> | null | undefined;
  /** …or only these candidates, whether they meet it or not. */
  ids?: readonly string[] | null | undefined;
  sort?: CandidateSort | null | undefined;
  direction?: 'ASC' | 'DESC' | null | undefined;
}

export interface ExportFile {
  fileName: string;
  mediaType: string;
  content: AsyncIterable<string | Uint8Array>;
}

const tables: Record<
  Exclude<ExportFormat, 'jsonl'>,
  { mediaType: string; write: (table: ExportTable) => AsyncIterable<string | Uint8Array> }
> = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: formatCsv },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: formatXlsx },
  html: { mediaType: 'text/html; charset=utf-8', write: formatPage },
};

const unpackedAtOnce = 1_000;
const chosenColumns = z.array(z.enum(exportColumnIds)).min(1);

/**
 * Candidates of a position as a file, in the order of the pool, one row per person. The file is written while it is sent. The audit log records who exported
 * whom.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function exportCandidates(ctx: Ctx, input: ExportCandidatesInput): Promise<ExportFile> {
  const { format, sort, direction } = input;
  const project = await getProject(ctx, { id: input.projectId });
  const wanted = parseInput(chosenColumns, [...(input.columns ?? usualExportColumns)]);
  const ids = await chooseIds(ctx, { ...input, projectId: project.id, sort, direction });
  const { filter } = input;
  const details = { format, columns: wanted };
  await recordExport(ctx, { action: 'candidates.exported', projectId: project.id, candidateIds: ids, filter, details });
  const at = ctx.now();
  const fileName = fileNameOf(project.title, at, format);
  const exported = readExported(ctx, ids);
  if (format === 'jsonl') {
    const content = formatResumes(ctx, { projectId: project.id, exported, contacts: wanted.includes('contact') });
    return { fileName, mediaType: 'application/jsonl; charset=utf-8', content };
  }
  const columns = fileColumns(ctx.plugins, wanted);
  const { mediaType, write } = tables[format];
  const content = write({
    title: project.title,
    locale: ctx.locale,
    at,
    count: ids.length,
    columns: columns.map(({ label, width }) => ({ label: label[ctx.locale], width })),
    rows: toRows(exported, columns, ctx.locale),
  });
  return { fileName, mediaType, content };
}

async function chooseIds(
  ctx: Ctx,
  { projectId, format, filter, ids, sort, direction }: ExportCandidatesInput,
): Promise<string[]> {
  // Formats for programs include candidates whose document was not read, marked as such.
  const unread = format === 'jsonl';
  if (!ids)
    return unpack((await orderCandidates(ctx, { ...filter, projectId, unread, sort, direction, onePerPerson: true })).ids);
  // Selected candidates keep the order, even if archived or merged. Those of other positions and deleted ones are in neither list.
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

async function* toRows(
  exported: AsyncIterable<ExportedCandidate[]>,
  columns: ReturnType<typeof fileColumns>,
  locale: Locale,
): AsyncGenerator<ExportCell[]> {
  for await (const chunk of exported) for (const each of chunk) yield columns.map(({ cell }) => harmlessCell(cell(each, locale)));
}

/** For example "Senior Engineer - candidates 2026-03-02 10-00.csv", without characters that file systems refuse. */
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
