import type { DocumentWarning } from '../../plugins/contract.ts';
import type { Document } from '../../prisma/generated/client.ts';
import type { Locale } from '../context.ts';
import { explainWarning } from '../documents/warningMessages.ts';
import type { ErrorCode, ErrorParams } from '../errors.ts';
import { explainCode, isErrorCode } from '../failures/errorMessages.ts';

export interface Unread {
  /** Why it was not read. */
  reason: string;
  /** What the user can do. */
  remedy: string;
}

type Remedy = 'copy' | 'language' | 'format' | 'smaller' | 'again' | 'other';

/** Next steps by remedy. They do not repeat what the reason already says. */
const remedies: Record<Remedy, Record<Locale, string>> = {
  language: {
    en: 'Install the recognition data for its language and try again, or type the facts in.',
    ru: 'Установите данные для распознавания её языка и повторите, либо введите данные вручную.',
  },
  format: {
    en: 'Save it as PDF, DOCX, DOC or TXT and send that, or type the facts in.',
    ru: 'Сохраните его как PDF, DOCX, DOC или TXT и загрузите снова, либо введите данные вручную.',
  },
  smaller: { en: 'Send a smaller file, or type the facts in.', ru: 'Загрузите файл поменьше или введите данные вручную.' },
  copy: { en: 'Or type the facts in.', ru: 'Или введите данные вручную.' },
  again: { en: 'Try again.', ru: 'Повторите попытку.' },
  other: {
    en: 'Send a file with real text or a sharper scan, or type the facts in.',
    ru: 'Загрузите файл с текстом или более чёткий скан, либо введите данные вручную.',
  },
};

const remedyOf: Partial<Record<ErrorCode, Remedy>> = {
  LANGUAGE_MISSING: 'language',
  CORRUPT: 'copy',
  EMPTY_FILE: 'copy',
  TIMEOUT: 'copy',
  ENCRYPTED: 'copy',
  NO_TEXT: 'copy',
  UNSUPPORTED_KIND: 'format',
  TOO_LARGE: 'smaller',
  BOMB: 'smaller',
  UNAVAILABLE: 'again',
  ABORTED: 'again',
};

/** Why a document counts as not read, and what the user can do. Call it only for such documents. */
export function explainUnread(
  { state, errorCode, errorParams, readShare }: Pick<Document, 'state' | 'errorCode' | 'errorParams' | 'readShare'>,
  warnings: readonly DocumentWarning[],
  locale: Locale,
): Unread {
  if (state === 'FAILED') {
    const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'CORRUPT';
    return {
      reason: explainCode(code, (errorParams ?? {}) as ErrorParams, locale),
      remedy: remedies[remedyOf[code] ?? 'other'][locale],
    };
  }
  const share = { code: 'mostly-unread' as const, params: { percent: Math.round((readShare ?? 0) * 100) } };
  const language = warnings.find(({ code }) => code === 'ocr-language-missing');
  const reasons = [share, ...(language ? [language] : [])].map((warning) => explainWarning(warning, locale));
  return { reason: reasons.join(' '), remedy: remedies[language ? 'language' : 'other'][locale] };
}
