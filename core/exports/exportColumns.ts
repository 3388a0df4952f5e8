import type { Facet, ResumeFacts } from '../../plugins/contract.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import type { Candidate } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import type { Locale } from '../context.ts';
import type { FacetValues } from '../scoring/facetValues.ts';

/** A candidate as exports show it: corrected, and masked if its identity is hidden from the viewer. */
export interface ExportedCandidate {
  candidate: Candidate;
  facts: ResumeFacts;
  /** The candidate's identity is hidden from the viewer. */
  hidden: boolean;
  overall: number | null;
  scores: FacetValues;
}

export type ExportCell = string | number | null;

/** A column of the pool becomes one or several columns of a file: the score becomes the overall score and one column per facet. */
export const exportColumnIds = [
  'candidate',
  'skills',
  'experience',
  'education',
  'location',
  'contact',
  'actions',
  'scores',
] as const;
export type ExportColumnId = (typeof exportColumnIds)[number];

/** Contacts and actions are exported only on request. */
export const usualExportColumns: readonly ExportColumnId[] = ['candidate', 'skills', 'experience', 'education', 'location'];

interface ExportColumn {
  of: ExportColumnId;
  label: Record<Locale, string>;
  /** In characters. */
  width: number;
  cell: (exported: ExportedCandidate, locale: Locale) => ExportCell;
}

const columns: readonly ExportColumn[] = [
  { of: 'candidate', label: { en: 'Full Name', ru: 'Имя' }, width: 28, cell: ({ candidate }) => candidate.fullName },
  { of: 'candidate', label: { en: 'Title', ru: 'Должность' }, width: 28, cell: ({ candidate }) => candidate.title },
  { of: 'skills', label: { en: 'Skills', ru: 'Навыки' }, width: 60, cell: ({ candidate }) => candidate.skills.join('; ') },
  {
    of: 'experience',
    label: { en: 'Experience Years', ru: 'Опыт, лет' },
    width: 12,
    cell: ({ candidate }) => candidate.experienceYears,
  },
  { of: 'education', label: { en: 'Education', ru: 'Образование' }, width: 48, cell: ({ facts }) => describeEducation(facts) },
  { of: 'location', label: { en: 'Location', ru: 'Город' }, width: 20, cell: ({ candidate }) => candidate.location },
  { of: 'contact', label: { en: 'Email', ru: 'Эл. почта' }, width: 28, cell: ({ candidate }) => candidate.email },
  { of: 'contact', label: { en: 'Phone', ru: 'Телефон' }, width: 18, cell: ({ candidate }) => candidate.phone },
  { of: 'contact', label: { en: 'LinkedIn', ru: 'LinkedIn' }, width: 36, cell: ({ candidate }) => candidate.linkedin },
  { of: 'contact', label: { en: 'Website', ru: 'Сайт' }, width: 28, cell: ({ candidate }) => candidate.website },
  {
    of: 'actions',
    label: { en: 'Stage', ru: 'Этап' },
    width: 14,
    cell: ({ candidate }, locale) => stages[candidate.stage][locale],
  },
  { of: 'scores', label: { en: 'Score', ru: 'Балл' }, width: 10, cell: ({ overall }) => overall },
];

/** Names of stages. */
export const stages: Record<Stage, Record<Locale, string>> = {
  APPLIED: { en: 'Applied', ru: 'Отклик' },
  SCREENING: { en: 'Screening', ru: 'Отбор' },
  INTERVIEW: { en: 'Interview', ru: 'Интервью' },
  OFFER: { en: 'Offer', ru: 'Оффер' },
  HIRED: { en: 'Hired', ru: 'Принят' },
  REJECTED: { en: 'Rejected', ru: 'Отказ' },
};

/** The columns of a file, in the order of the pool. */
export function fileColumns({ facets }: Pick<PluginRegistry, 'facets'>, chosen: readonly ExportColumnId[]): ExportColumn[] {
  return [...columns, ...facets.map(facetColumn)].filter(({ of }) => chosen.includes(of));
}

function facetColumn({ id, label }: Facet): ExportColumn {
  const labels = { en: label.en, ru: label.ru ?? label.en };
  return { of: 'scores', label: labels, width: 14, cell: ({ scores }) => scores[id] ?? null };
}

function describeEducation({ education }: ResumeFacts): string {
  return education
    .map(({ value }) => [value.degree ?? value.specialization, value.institution, value.endYear].filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ');
}
