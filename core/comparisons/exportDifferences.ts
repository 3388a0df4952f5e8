import { resumeOf } from '../candidates/resumeOf.ts';
import type { Ctx, Locale } from '../context.ts';
import { writeCsv } from '../csv/writeCsv.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskStrings } from '../privacy/maskFacts.ts';
import type { DifferenceFilters } from './differenceFilters.ts';
import { listDifferences, type ProjectDifference } from './listDifferences.ts';

/** Most rows in a file; users are told when there are more. */
const mostRows = 5_000;
const chunkSize = 500;

const columns: Record<Locale, string[]> = {
  en: [
    'Candidate',
    'Rare skills',
    'Certifications',
    'Education',
    'Specialization',
    'Unique experience',
    'Uniqueness',
    'Rare skill count',
    'Rare certification count',
  ],
  ru: [
    'Кандидат',
    'Редкие навыки',
    'Сертификаты',
    'Образование',
    'Специализация',
    'Уникальный опыт',
    'Уникальность',
    'Редких навыков',
    'Редких сертификатов',
  ],
};

export interface DifferencesExport {
  csv: string;
  /** Rows in the file, and rows that pass the filters. */
  rows: number;
  total: number;
}

/**
 * The differences of a position as CSV, most unique first. In blind review, what identifies candidates is hidden. Cells that begin like a formula are made
 * harmless.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function exportDifferences(
  ctx: Ctx,
  { projectId, filters }: { projectId: string; filters?: Partial<DifferenceFilters> | null | undefined },
): Promise<DifferencesExport> {
  const lines: (string | number)[][] = [];
  let total = 0;
  for (let skip = 0; skip === 0 || (skip < total && skip < mostRows); skip += chunkSize) {
    const page = await listDifferences(ctx, { projectId, filters, skip, take: chunkSize });
    const masks = await loadMasks(ctx, { candidateIds: page.items.map(({ candidateId }) => candidateId) });
    const names = await displayNames(ctx, page.items);
    total = page.total;
    const shown = await mapInTurns(page.items, (row) => {
      const mask = masks.get(row.candidateId);
      const line = toLine(row, mask?.label ?? names.get(row.candidateId) ?? '');
      return mask ? [mask.label, ...maskStrings(line.slice(1), mask)] : line;
    });
    lines.push(...shown);
  }
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const csv = `\ufeff${writeCsv([columns[ctx.locale], ...lines])}`;
  return { csv, rows: lines.length, total };
}

async function displayNames(ctx: Ctx, rows: readonly ProjectDifference[]): Promise<Map<string, string>> {
  const found = await ctx.db.candidate.findMany({
    where: { id: { in: rows.map(({ candidateId }) => candidateId) } },
    select: { id: true, fullName: true, documents: { ...resumeOf, select: { fileName: true } } },
  });
  return new Map(found.map(({ id, fullName, documents }) => [id, fullName ?? documents[0]?.fileName ?? '']));
}

function toLine(row: ProjectDifference, name: string): (string | number)[] {
  return [
    name,
    row.skills.map((skill) => skill.name).join('; '),
    row.certifications.map((one) => one.name).join('; '),
    row.education ?? '',
    row.specialization ?? '',
    row.experience.join('; '),
    row.uniqueness ?? '',
    row.rareSkillCount,
    row.rareCertificationCount,
  ];
}
