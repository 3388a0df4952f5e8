import type { ModelFailure } from '../../plugins/contract/modelUse.ts';
import type { DocumentWarning } from '../../plugins/contract.ts';
import type { Locale } from '../context.ts';
import { nameFields } from './nameFields.ts';

const messages: Record<DocumentWarning['code'], Record<Locale, string>> = {
  'hidden-text': {
    en: 'Hidden text found. It was not used.',
    ru: 'Найден скрытый текст. Он не использовался.',
  },
  'mostly-unread': {
    en: 'Only {percent}% of the document could be read.',
    ru: 'Прочитано только {percent} % документа.',
  },
  ocr: {
    en: 'This page is a scan. The recognised text may have mistakes.',
    ru: 'Эта страница — скан. В распознанном тексте могут быть ошибки.',
  },
  'ocr-language-missing': {
    en: 'This page is a scan in {language}. Recognition data for it are not installed.',
    ru: 'Эта страница — скан, язык: {language}. Данные для его распознавания не установлены.',
  },
  'pages-left-out': {
    en: 'The document is too long. Its last pages were not read.',
    ru: 'Документ слишком длинный. Последние страницы не прочитаны.',
  },
  'text-left-out': {
    en: 'The document is too long. The end of its text was not read.',
    ru: 'Документ слишком длинный. Конец текста не прочитан.',
  },
  'several-advertisements': {
    en: 'This file has several job ads. Only “{title}” was read. Upload the others, from “{next}” on, as separate files.',
    ru: 'В файле несколько вакансий. Прочитана только «{title}». Остальные, начиная с «{next}», загрузите отдельными файлами.',
  },
  'model-failed': {
    en: 'The document was read without the language model: {reason}.',
    ru: 'Документ прочитан без языковой модели: {reason}.',
  },
  'no-text': { en: 'No readable text on this page.', ru: 'На этой странице нет читаемого текста.' },
};

/** Replaces the first sentence when it would not be true. */
const hiddenTextUsed: Record<Locale, string> = {
  en: 'The document has hidden text, and part of it may be in what was read. Check: {fields}.',
  ru: 'В документе есть скрытый текст, и часть его могла попасть в прочитанное. Проверьте: {fields}.',
};

const failures: Record<ModelFailure, Record<Locale, string>> = {
  timeout: { en: 'it took too long', ru: 'она отвечала слишком долго' },
  unreachable: { en: 'its server cannot be reached', ru: 'её сервер недоступен' },
  'rate-limited': { en: 'its server allows no more requests for now', ru: 'её сервер пока не принимает больше запросов' },
  'key-refused': { en: 'its server refuses the key', ru: 'её сервер не принимает ключ' },
  'not-found': { en: 'its server does not know the model or the address', ru: 'её сервер не знает такой модели или адреса' },
  'too-long': { en: 'the document is too long for it', ru: 'документ для неё слишком длинный' },
  rejected: { en: 'its server refuses the request', ru: 'её сервер отклоняет запрос' },
  'server-error': { en: 'its server failed', ru: 'сбой её сервера' },
  'bad-answer': { en: 'its answer could not be used', ru: 'её ответ не удалось использовать' },
  paused: { en: 'it failed several times and is given a pause', ru: 'после нескольких сбоев ей дана пауза' },
};

/** Languages by the names of their text recognition data. */
const languages: Record<string, Record<Locale, string>> = {
  rus: { en: 'Russian', ru: 'русский' },
  ita: { en: 'Italian', ru: 'итальянский' },
  por: { en: 'Portuguese', ru: 'португальский' },
  nld: { en: 'Dutch', ru: 'нидерландский' },
  pol: { en: 'Polish', ru: 'польский' },
  swe: { en: 'Swedish', ru: 'шведский' },
  und: { en: 'an unknown language', ru: 'неизвестен' },
};

/** A warning in the caller's language; for an unknown code (a user's plugin may have its own), the code itself. */
export function explainWarning({ code, params }: Pick<DocumentWarning, 'code' | 'params'>, locale: Locale): string {
  const hidden = code === 'hidden-text' && params['fields'] !== undefined;
  const message = hidden ? hiddenTextUsed[locale] : ((messages as Partial<typeof messages>)[code]?.[locale] ?? code);
  return message.replace(/\{(\w+)\}/g, (_, key: string) => explainParam(String(params[key] ?? ''), code, locale));
}

function explainParam(value: string, code: string, locale: Locale): string {
  if (code === 'ocr-language-missing') return languages[value]?.[locale] ?? value;
  if (code === 'hidden-text') return nameFields(value, locale);
  if (code !== 'model-failed') return value;
  return (failures as Partial<typeof failures>)[value as ModelFailure]?.[locale] ?? value;
}
