/** Month and season names as résumés write them, English and Russian, in every case and abbreviation. Keys are lower case without a final dot. */

const MONTH_FORMS: readonly (readonly string[])[] = [
  ['january', 'jan', 'январь', 'января', 'январе', 'янв'],
  ['february', 'feb', 'febr', 'февраль', 'февраля', 'феврале', 'фев', 'февр'],
  ['march', 'mar', 'март', 'марта', 'марте', 'мар'],
  ['april', 'apr', 'апрель', 'апреля', 'апреле', 'апр'],
  ['may', 'май', 'мая', 'мае'],
  ['june', 'jun', 'июнь', 'июня', 'июне', 'июн'],
  ['july', 'jul', 'июль', 'июля', 'июле', 'июл'],
  ['august', 'aug', 'август', 'августа', 'августе', 'авг'],
  ['september', 'sept', 'sep', 'сентябрь', 'сентября', 'сентябре', 'сент', 'сен'],
  ['october', 'oct', 'октябрь', 'октября', 'октябре', 'окт'],
  ['november', 'nov', 'ноябрь', 'ноября', 'ноябре', 'нояб', 'ноя'],
  ['december', 'dec', 'декабрь', 'декабря', 'декабре', 'дек'],
];

/** Month name → 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_FORMS.flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)),
);

/** The months that a season, quarter or half-year spans, first and last. Winter starts in December of the year before; résumés mean its January. */
export const SEASONS: ReadonlyMap<string, readonly [number, number]> = new Map<string, readonly [number, number]>([
  ...['winter', 'зима', 'зимой', 'зимы'].map((name) => [name, [1, 3]] as const),
  ...['spring', 'весна', 'весной', 'весны'].map((name) => [name, [3, 5]] as const),
  ...['summer', 'лето', 'летом', 'лета'].map((name) => [name, [6, 8]] as const),
  ...['fall', 'autumn', 'осень', 'осенью', 'осени'].map((name) => [name, [9, 11]] as const),
  ...['q1', 'i кв', '1 кв'].map((name) => [name, [1, 3]] as const),
  ...['q2', 'ii кв', '2 кв'].map((name) => [name, [4, 6]] as const),
  ...['q3', 'iii кв', '3 кв'].map((name) => [name, [7, 9]] as const),
  ...['q4', 'iv кв', '4 кв'].map((name) => [name, [10, 12]] as const),
  ['h1', [1, 6]],
  ['h2', [7, 12]],
]);

/** Words that stand for "until today" at the end of a range. */
export const PRESENT_WORDS: readonly string[] = [
  'present day',
  'present time',
  'the present',
  'present',
  'currently',
  'current',
  'ongoing',
  'on-going',
  'today',
  'to date',
  'till date',
  'till now',
  'tilldate',
  'till the date',
  'till this date',
  'till today',
  'till present',
  'still working',
  'continuing',
  'onwards',
  'onward',
  'now',
  'настоящее время',
  'настоящий момент',
  'настоящего времени',
  'настоящего момента',
  'наст. время',
  'наст. вр',
  'наст.время',
  'сегодняшний день',
  'сегодня',
  'сейчас',
  'текущее время',
  'текущий момент',
  'данный момент',
  'сей день',
  'сих пор',
  'н.в',
  'н. в',
  'н/в',
];
