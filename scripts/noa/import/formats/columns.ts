import type { CandidateFields } from '../found/item.ts';

/** A table's column for each fact, as its heading reads. */
export type ColumnMap = Readonly<Record<string, string>>;

export type Field = keyof CandidateFields | 'first_name' | 'last_name' | 'middle_name' | 'id';

/** Names that `--map` takes, and headings that mean them, in English and Russian. */
export const knownHeadings: Record<Field, readonly string[]> = {
  full_name: ['full name', 'name', 'candidate', 'candidate name', 'фио', 'имя и фамилия', 'кандидат', 'соискатель', 'полное имя'],
  first_name: ['first name', 'given name', 'имя'],
  last_name: ['last name', 'surname', 'family name', 'фамилия'],
  middle_name: ['middle name', 'patronymic', 'отчество'],
  title: [
    'title',
    'position',
    'job title',
    'current title',
    'headline',
    'должность',
    'позиция',
    'специальность',
    'желаемая должность',
  ],
  email: ['email', 'e-mail', 'email address', 'mail', 'почта', 'эл. почта', 'электронная почта', 'емейл'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'tel', 'телефон', 'мобильный', 'номер телефона'],
  location: ['location', 'city', 'address', 'place', 'город', 'место жительства', 'регион', 'адрес', 'местоположение'],
  website: ['website', 'site', 'url', 'portfolio', 'homepage', 'сайт', 'портфолио'],
  linkedin: ['linkedin', 'linkedin url', 'linkedin profile'],
  experience_years: [
    'years',
    'experience',
    'years of experience',
    'experience years',
    'опыт',
    'стаж',
    'опыт работы',
    'опыт, лет',
    'лет опыта',
  ],
  skills: ['skills', 'key skills', 'technologies', 'stack', 'навыки', 'ключевые навыки', 'технологии', 'компетенции'],
  id: ['id', 'candidate id', 'external id', 'номер', '№'],
};

/** Which heading holds which fact: as `--map` says, else by the usual names. */
export function matchColumns(headings: readonly string[], given: ColumnMap): Partial<Record<Field, string>> {
  const byName = new Map(headings.map((heading) => [fold(heading), heading]));
  const found: Partial<Record<Field, string>> = {};
  for (const [field, names] of Object.entries(knownHeadings) as [Field, readonly string[]][]) {
    const wanted = given[field];
    const heading = wanted === undefined ? names.map((name) => byName.get(name)).find(Boolean) : byName.get(fold(wanted));
    if (heading !== undefined) found[field] = heading;
  }
  return found;
}

export function hasName(columns: Partial<Record<Field, string>>): boolean {
  return columns.full_name !== undefined || columns.first_name !== undefined || columns.last_name !== undefined;
}

function fold(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[_\s]+/g, ' ');
}
