import type { Locale } from '../context.ts';

/** Why one candidate of a bulk operation was left as it is. */
const messages = {
  DELETED: { en: 'This candidate was deleted.', ru: 'Кандидат удалён.' },
  OTHER_POSITION: { en: 'This candidate belongs to another position.', ru: 'Кандидат относится к другой вакансии.' },
  MERGED: { en: 'This candidate was merged into another one.', ru: 'Кандидат объединён с другим.' },
} as const satisfies Record<string, Record<Locale, string>>;

export type ItemProblem = keyof typeof messages;

export function isItemProblem(code: string): code is ItemProblem {
  return Object.hasOwn(messages, code);
}

export function explainItemProblem(problem: ItemProblem, locale: Locale): string {
  return messages[problem][locale];
}
