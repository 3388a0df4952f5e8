import type { User } from '../../prisma/generated/client.ts';
import type { Locale } from '../context.ts';

export interface WrittenMail {
  subject: string;
  /** Plain text. */
  text: string;
}

/** A mail in the recipient's chosen language; without a choice, in both languages with an English subject. */
export function inUserLanguage({ language }: Pick<User, 'language'>, mail: Record<Locale, WrittenMail>): WrittenMail {
  if (language === 'en' || language === 'ru') return mail[language];
  return { subject: mail.en.subject, text: `${mail.en.text}\n\n— — —\n\n${mail.ru.text}` };
}
