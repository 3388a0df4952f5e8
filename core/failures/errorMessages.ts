import type { Locale } from '../context.ts';
import { type AppError, type ErrorCode, type ErrorParams, errorTable, fillMessage, formatErrorMessage } from '../errors.ts';

/** The Russian messages for {@link errorTable}. GraphQL and REST answer in the caller's language. */
const russianMessages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Войдите, чтобы продолжить.',
  WRONG_CODE: 'Код неверен или устарел.',
  SECOND_FACTOR_NEEDED: 'Введите код из приложения-аутентификатора или код восстановления.',
  NOT_ALLOWED: 'Нет доступа.',
  SCOPE_MISSING: 'У этого токена доступа нет права «{scope}».',
  NOT_LOCAL:
    'Этот сервер отвечает только своей машине. Чтобы впустить других, задайте NOA_PUBLIC_URL — адрес, который они открывают, и NOA_SIGNIN_ALLOW — кому можно входить.',
  BLIND_REVIEW: 'Скрыто слепым просмотром. Откройте этого кандидата или выключите слепой просмотр.',
  NOT_FOUND: 'Не найдено: {entity}.',
  CONFLICT: 'Эту запись уже изменил кто-то другой. Обновите страницу и попробуйте снова.',
  IDEMPOTENCY_MISMATCH: 'Этот Idempotency-Key уже использован с другим содержимым.',
  REQUEST_RUNNING: 'Первый запрос с этим Idempotency-Key ещё выполняется. Повторите чуть позже.',
  INVALID_INPUT: '{message}',
  MALFORMED: 'Запрос составлен неверно: {message}',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Попробуйте {when}.',
  TOO_MANY_STREAMS:
    'У вас открыто {limit} соединений с обновлениями — больше одному пользователю нельзя. Закройте лишние или попробуйте {when}.',
  TOO_MANY_TRIES: 'Слишком много неверных кодов. Попробуйте {when}.',
  TOO_MANY_CODES: 'Запрошено слишком много кодов. Попробуйте {when}.',
  TOO_MANY_FILES: 'За один раз можно загрузить не больше {limit} файлов.',
  NO_JOB_DESCRIPTION: 'Добавьте хотя бы одно описание вакансии.',
  NO_RESUMES: 'Добавьте хотя бы одно резюме.',
  SCREENING_ENDED: 'Этот отбор завершён. Начните новый.',
  NO_EMAIL_ADDRESS: 'У кандидата нет адреса электронной почты.',
  NO_MAIL_SERVER:
    'Почтовый сервер не настроен, поэтому NOA не может отправлять письма сама. Его задаёт администратор в NOA_SMTP_URL.',
  IMPACT_RATIO_FALLS: 'С этими весами один из коэффициентов воздействия упадёт до {ratio} — ниже 0,80. Веса не применены.',
  NO_PROPOSAL: 'Решения теперь предлагают другие веса. Обновите страницу и посмотрите снова.',
  WEBHOOK_OFF: 'Этот вебхук выключен. Сначала включите его.',
  METHOD_NOT_ALLOWED: 'Метод {method} здесь не поддерживается. Используйте {allowed}.',
  BODY_TOO_LARGE: 'Запрос больше {limitMb} МБ.',
  UNSUPPORTED_MEDIA_TYPE: 'Содержимое типа {type} здесь не поддерживается.',
  QUERY_TOO_COMPLEX: 'Запрос слишком сложный: {measure} — {found}, допустимо {limit}.',
  INTERNAL: 'Что-то сломалось на нашей стороне. Номер обращения: {requestId}.',
  UPLOADS_BUSY: 'Сейчас загружается слишком много файлов. Попробуйте {when}.',
  UNAVAILABLE: 'NOA сейчас недоступна. Попробуйте через несколько секунд.',
  DISK_FULL:
    'На диске сервера нет места, поэтому ничего не сохранено. Сообщите администратору NOA; когда место появится, попробуйте снова.',
  UNSUPPORTED_KIND: 'Это не файл PDF, DOC, DOCX или TXT.',
  EMPTY_FILE: 'Файл пуст.',
  ENCRYPTED: 'Файл защищён паролем. Снимите пароль и загрузите его снова.',
  CORRUPT: 'Файл повреждён. Сохраните его заново и загрузите новую копию.',
  TOO_LARGE: 'Файл больше {limitMb} МБ.',
  BOMB: 'Файл распаковывается в слишком большой объём данных, NOA его не открыла.',
  TIMEOUT: 'Файл читался слишком долго. Загрузите более простой или короткий.',
  NO_TEXT: 'Нет читаемого текста. Загрузите текстовый документ или более чёткий скан.',
  LANGUAGE_MISSING:
    'Страницы — сканы на языке, для распознавания которого нет данных. Установите данные или загрузите текстовый документ.',
  NOT_FETCHED: 'Не удалось скачать файл: {reason}.',
  ABORTED: 'Отменено.',
};

/** What `NOT_FOUND` names, in Russian. */
const russianEntities: Record<string, string> = {
  Project: 'вакансия',
  Candidate: 'кандидат',
  Screening: 'отбор',
  Document: 'документ',
  Job: 'задание',
  Preset: 'набор',
  AccessToken: 'токен доступа',
  Answer: 'сохранённый ответ (удалён вместе с данными кандидата)',
  Webhook: 'вебхук',
  Delivery: 'доставка',
  Requirements: 'требования',
  User: 'пользователь',
};

/** The message of a code in the caller's language. */
export function explainCode(code: ErrorCode, params: ErrorParams, locale: Locale): string {
  if (locale === 'en') return formatErrorMessage(code, params);
  const { entity, ...rest } = params;
  const named = entity === undefined ? rest : { ...rest, entity: russianEntities[String(entity)] ?? entity };
  return fillMessage(russianMessages[code], named, 'ru');
}

/** The message of an expected failure in the caller's language. */
export function explainError(error: AppError, locale: Locale): string {
  return explainCode(error.code, error.params, locale);
}

/** Whether a stored text (a document's `errorCode`, say) is a code that we know. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}
