import type { DocumentWarning } from '../../plugins/contract.ts';
import type { Locale } from '../context.ts';

const messages: Record<DocumentWarning['code'], Record<Locale, string>> = {
  'hidden-text': {
    en: 'The document has text that a person cannot see. It was not used.',
    ru: 'В документе есть текст, который человеку не виден. Он не использовался.',
  },
  ocr: {
    en: 'This page is a picture; its text was recognised and may have mistakes.',
    ru: 'Эта страница — изображение; её текст распознан и может содержать ошибки.',
  },
  'ocr-language-missing': {
    en: 'The page is a picture in a language that cannot be recognised here: {language}.',
    ru: 'Страница — изображение на языке, который здесь не распознаётся: {language}.',
  },
  'pages-left-out': {
    en: 'The document is very long; its last pages were not read.',
    ru: 'Документ очень длинный; последние страницы не прочитаны.',
  },
  'text-left-out': {
    en: 'The document is very long; the end of its text was not read.',
    ru: 'Документ очень длинный; конец текста не прочитан.',
  },
  'several-documents': {
    en: 'The file seems to hold several documents; the main one was read.',
    ru: 'В файле, похоже, несколько документов; прочитан основной.',
  },
  'no-text': { en: 'The page has no text that could be read.', ru: 'На странице нет текста, который можно прочитать.' },
};

/** A reader's or an extractor's warning in the caller's language; of a code that a plugin made up, the code. */
export function explainWarning({ code, params }: Pick<DocumentWarning, 'code' | 'params'>, locale: Locale): string {
  const message = (messages as Partial<typeof messages>)[code]?.[locale] ?? code;
  return message.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
