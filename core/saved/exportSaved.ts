import { recordExport } from '../audit/recordExport.ts';
import type { Ctx, Locale } from '../context.ts';
import type { ExportFile } from '../exports/exportCandidates.ts';
import type { ExportCell } from '../exports/exportColumns.ts';
import { formatCsv } from '../exports/formatCsv.ts';
import { listSavedOf, type SavedRow } from './listSaved.ts';
import { type OrderSavedInput, orderSaved } from './orderSaved.ts';

interface Column {
  label: Record<Locale, string>;
  cell: (row: SavedRow, locale: Locale) => ExportCell;
}

const statuses: Record<Locale, Record<SavedRow['saved']['status'], string>> = {
  en: { SAVED: 'Saved', SHORTLISTED: 'Shortlisted', HIRED: 'Hired', REJECTED: 'Rejected' },
  ru: { SAVED: 'Сохранён', SHORTLISTED: 'В шорт-листе', HIRED: 'Нанят', REJECTED: 'Отклонён' },
};

const columns: readonly Column[] = [
  { label: { en: 'Full Name', ru: 'Имя' }, cell: ({ candidate }) => candidate.fullName },
  { label: { en: 'Title', ru: 'Должность' }, cell: ({ candidate }) => candidate.title },
  { label: { en: 'Location', ru: 'Город' }, cell: ({ candidate }) => candidate.location },
  { label: { en: 'Experience Years', ru: 'Опыт, лет' }, cell: ({ candidate }) => candidate.experienceYears },
  { label: { en: 'Skills', ru: 'Навыки' }, cell: ({ candidate }) => candidate.skills.join('; ') },
  { label: { en: 'Score', ru: 'Балл' }, cell: ({ overall }) => overall },
  { label: { en: 'Status', ru: 'Статус' }, cell: ({ saved }, locale) => statuses[locale][saved.status] },
];

/** Rows read from the database at once. */
const chunkSize = 500;

/**
 * The viewer's saved candidates that meet a filter, in order, as CSV. The audit log records who exported whom.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function exportSaved(ctx: Ctx, input: OrderSavedInput): Promise<ExportFile> {
  const { ids } = await orderSaved(ctx, input);
  await recordExport(ctx, { action: 'saved.exported', candidateIds: ids, filter: input.filter });
  const { locale } = ctx;
  const content = formatCsv({
    title: '',
    locale,
    at: ctx.now(),
    count: ids.length,
    columns: columns.map(({ label }) => ({ label: label[locale], width: 0 })),
    rows: readRows(ctx, ids),
  });
  return { fileName: 'saved_candidates.csv', mediaType: 'text/csv; charset=utf-8', content };
}

async function* readRows(ctx: Ctx, ids: readonly string[]): AsyncGenerator<ExportCell[]> {
  for (let first = 0; first < ids.length; first += chunkSize) {
    const rows = await listSavedOf(ctx, { candidateIds: ids.slice(first, first + chunkSize) });
    for (const row of rows) yield columns.map(({ cell }) => cell(row, ctx.locale));
  }
}
