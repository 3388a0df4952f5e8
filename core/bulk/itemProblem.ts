import type { Locale } from '../context.ts';

/** Why one candidate of a bulk operation was left as it is. */
const messages = {
  DELETED: { en: 'This candidate was deleted.', ru: 'Кандидат удалён.' },
  OTHER_POSITION: { en: 'This candidate belongs to another position.', ru: 'Кандидат относится к другой вакансии.' },
  MERGED: { en: 'This candidate was merged into another one.', ru: 'Кандидат объединён с другим.' },
  NO_EMAIL: { en: 'No e-mail address.', ru: 'Нет адреса электронной почты.' },
  POSITION_DELETED: { en: 'The position was deleted.', ru: 'Вакансия удалена.' },
  MAIL_REFUSED: { en: 'The mail server refused the e-mail.', ru: 'Почтовый сервер отклонил письмо.' },
  MAIL_UNREACHABLE: {
    en: 'The mail server could not be reached. Try again.',
    ru: 'Почтовый сервер недоступен. Попробуйте ещё раз.',
  },
  MAIL_UNCERTAIN: {
    en: 'The connection broke while sending, so the e-mail may or may not have arrived. NOA did not send it again.',
    ru: 'Связь прервалась во время отправки: письмо могло дойти, а могло и нет. Повторно NOA его не отправляла.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type ItemProblem = keyof typeof messages;

export function isItemProblem(code: string): code is ItemProblem {
  return Object.hasOwn(messages, code);
}

export function explainItemProblem(problem: ItemProblem, locale: Locale): string {
  return messages[problem][locale];
}
