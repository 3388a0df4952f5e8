import type { LocalizedText } from '../contract.ts';

/** Russian forms for 1, 2–4 and 5 or more: `['навык', 'навыка', 'навыков']`. */
export type RussianForms = readonly [one: string, few: string, many: string];

/** `1 year`, `2.5 years`. */
export function countEnglish(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `1 год`, `2,5 года`, `11 лет`. A fraction always takes the genitive singular, the form for 2–4. */
export function countRussian(count: number, forms: RussianForms): string {
  return `${numberRussian(count)} ${russianForm(count, forms)}`;
}

export function numberRussian(value: number): string {
  return String(value).replace('.', ',');
}

/** What every facet says when it found nothing to score: "No education found."; the Russian half is the whole sentence, without its full stop. */
export function notFound(en: string, ru: string): LocalizedText {
  return { en: `No ${en} found.`, ru: `${ru}.` };
}

/** The first names and how many are left, so that an explanation stays readable with fifty of them. */
export function listShort(names: readonly string[], shown = 8): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} (+${rest})` : names.join(', ');
}

function russianForm(count: number, [one, few, many]: RussianForms): string {
  if (!Number.isInteger(count)) return few;
  const tens = Math.abs(count) % 100;
  const units = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}
