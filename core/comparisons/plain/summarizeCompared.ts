import type { Locale } from '../../context.ts';

export interface ComparedRow {
  name: string;
  years: number | null;
  /** Criteria that are met. */
  met: string[];
}

export interface Summary {
  summary: string;
  /** Best first. */
  ranking: { name: string; reason: string }[];
}

const named = 5;

/** Describes the candidates in words, ordered by how many criteria they meet, then by years. */
export function summarizeCompared(rows: readonly ComparedRow[], { total, locale }: { total: number; locale: Locale }): Summary {
  const ranked = rows.toSorted((a, b) => b.met.length - a.met.length || (b.years ?? -1) - (a.years ?? -1));
  const ranking = ranked.map((row) => ({ name: row.name, reason: words[locale].reason(row, total) }));
  const [best] = ranked;
  return { summary: best === undefined ? words[locale].nobody : words[locale].summary(best, rows.length, total), ranking };
}

const listed = (met: readonly string[]) =>
  met.length === 0 ? '' : `: ${met.slice(0, named).join(', ')}${met.length > named ? '…' : ''}`;

const words: Record<
  Locale,
  {
    nobody: string;
    summary: (best: ComparedRow, count: number, total: number) => string;
    reason: (row: ComparedRow, total: number) => string;
  }
> = {
  en: {
    nobody: 'There are no candidates to compare.',
    summary: ({ name, met }, count, total) => `Of ${count} compared, ${name} meets most: ${met.length} of ${total} criteria.`,
    reason: ({ met, years }, total) =>
      `Meets ${met.length} of ${total} criteria${listed(met)}. ${years === null ? 'Years of experience are not stated.' : `${years} years of experience.`}`,
  },
  ru: {
    nobody: 'Нет кандидатов для сравнения.',
    summary: ({ name, met }, count, total) =>
      `Сравнили кандидатов: ${count}. Больше всего критериев у ${name}: ${met.length} из ${total}.`,
    reason: ({ met, years }, total) =>
      `Критериев выполнено: ${met.length} из ${total}${listed(met)}. ${years === null ? 'Опыт не указан.' : `Опыт, лет: ${years.toLocaleString('ru')}.`}`,
  },
};
