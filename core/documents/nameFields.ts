import type { JobFacts, ResumeFacts } from '../../plugins/contract.ts';
import type { Locale } from '../context.ts';

type Field = keyof ResumeFacts | keyof Omit<JobFacts, 'warnings'>;

const names: Record<Field, Record<Locale, string>> = {
  name: { en: 'name', ru: 'имя' },
  title: { en: 'title', ru: 'должность' },
  email: { en: 'e-mail', ru: 'почта' },
  phone: { en: 'phone', ru: 'телефон' },
  website: { en: 'website', ru: 'сайт' },
  linkedin: { en: 'LinkedIn', ru: 'LinkedIn' },
  location: { en: 'location', ru: 'место' },
  summary: { en: 'summary', ru: 'о себе' },
  years: { en: 'years of experience', ru: 'стаж' },
  experience: { en: 'experience', ru: 'опыт' },
  education: { en: 'education', ru: 'образование' },
  certifications: { en: 'certificates', ru: 'сертификаты' },
  languages: { en: 'languages', ru: 'языки' },
  skills: { en: 'skills', ru: 'навыки' },
  achievements: { en: 'results', ru: 'результаты' },
  salary: { en: 'salary', ru: 'зарплата' },
  documentDate: { en: 'date', ru: 'дата' },
  requirements: { en: 'requirements', ru: 'требования' },
  minYears: { en: 'years of experience', ru: 'стаж' },
};

/** The names of some fields (given separated by commas) in the user's language. */
export function nameFields(fields: string, locale: Locale): string {
  const known: Partial<Record<string, Record<Locale, string>>> = names;
  return fields
    .split(',')
    .map((field) => known[field]?.[locale] ?? field)
    .join(', ');
}
