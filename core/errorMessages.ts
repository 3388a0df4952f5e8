import type { Locale } from './context.ts';
import { type AppError, type ErrorCode, type ErrorParams, errorTable, formatErrorMessage } from './errors.ts';

/** The Russian half of {@link errorTable}: GraphQL and REST answer in the caller's language, and both take it from here. */
const russianMessages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Войдите, чтобы продолжить.',
  WRONG_CODE: 'Код неверен или устарел.',
  NOT_ALLOWED: 'На это нет прав.',
  NOT_LOCAL:
    'Этот сервер отвечает только своей машине. Чтобы впустить других, задайте NOA_PUBLIC_URL — адрес, который они открывают, и NOA_SIGNIN_ALLOW — кому можно входить.',
  NOT_FOUND: 'Не найдено: {entity}.',
  CONFLICT: 'Запись тем временем изменилась. Обновите страницу и попробуйте снова.',
  IDEMPOTENCY_MISMATCH: 'Этот Idempotency-Key уже использован с другим содержимым.',
  INVALID_INPUT: '{message}',
  MALFORMED: 'Запрос составлен неверно: {message}',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Повторите через {seconds} с.',
  TOO_MANY_TRIES: 'Слишком много неверных кодов. Повторите через {seconds} с.',
  TOO_MANY_CODES: 'Запрошено слишком много кодов. Повторите через {seconds} с.',
  TOO_MANY_FILES: 'Файлов за один раз — не больше {limit}.',
  NO_JOB_DESCRIPTION: 'Добавьте хотя бы одно описание вакансии.',
  NO_RESUMES: 'Добавьте хотя бы одно резюме.',
  SCREENING_ENDED: 'Этот отбор завершён. Начните новый.',
  METHOD_NOT_ALLOWED: 'Этот адрес не принимает {method}; он принимает {allowed}.',
  BODY_TOO_LARGE: 'Запрос больше {limitMb} МБ.',
  UNSUPPORTED_MEDIA_TYPE: 'Этот адрес не принимает содержимое типа {type}.',
  QUERY_TOO_COMPLEX: 'Запрос слишком сложен: {measure} {found}, допустимо не больше {limit}.',
  INTERNAL: 'На нашей стороне что-то сломалось. Номер обращения: {requestId}.',
  UNAVAILABLE: 'Сервис сейчас недоступен. Повторите через несколько секунд.',
  UNSUPPORTED_KIND: 'Это не документ PDF, DOC, DOCX или TXT.',
  EMPTY_FILE: 'Файл пуст.',
  ENCRYPTED: 'Документ защищён паролем.',
  CORRUPT: 'Документ повреждён, прочитать его нельзя.',
  TOO_LARGE: 'Файл больше {limitMb} МБ.',
  BOMB: 'Документ распаковывается в несоразмерно большой объём и не был открыт.',
  TIMEOUT: 'Чтение документа заняло слишком много времени.',
  NO_TEXT: 'В документе нет текста, который можно прочитать.',
  LANGUAGE_MISSING:
    'Страницы — изображения на языке, который здесь не распознаётся: данные для распознавания русского не установлены.',
  ABORTED: 'Отменено.',
};

/** What `NOT_FOUND` names, in Russian. */
const russianEntities: Record<string, string> = {
  Project: 'вакансия',
  Candidate: 'кандидат',
  Screening: 'отбор',
  Document: 'документ',
  Job: 'задание',
  Requirements: 'требования',
  User: 'пользователь',
};

/** The message of a code in the caller's language. */
export function explainCode(code: ErrorCode, params: ErrorParams, locale: Locale): string {
  if (locale === 'en') return formatErrorMessage(code, params);
  const named = { ...params, entity: russianEntities[String(params['entity'])] ?? params['entity'] };
  return russianMessages[code].replace(/\{(\w+)\}/g, (_, key: string) => String(named[key as keyof typeof named] ?? ''));
}

/** The message of an expected failure in the caller's language. */
export function explainError(error: AppError, locale: Locale): string {
  return explainCode(error.code, error.params, locale);
}

/** Whether a stored text (a document's `errorCode`, say) is a code that we know. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}
