import type { Locale } from '../../../core/context.ts';

/** The first supported language that the caller accepts; otherwise English. */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map(readRange);
  const best = wanted.filter(({ locale, quality }) => locale !== null && quality > 0).sort((a, b) => b.quality - a.quality)[0];
  return best?.locale ?? 'en';
}

function readRange(range: string): { locale: Locale | null; quality: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = Number(parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean) ?? 1);
  const [language] = tag.split('-');
  return { locale: language === 'ru' || language === 'en' ? language : null, quality };
}
