import { getLocale, setLocale } from '../../paraglide/runtime.js';

export type Language = 'en' | 'ru';

const listeners = new Set<() => void>();

/** Each language in its own name, so that its speakers recognise it. */
export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский' };

export function currentLanguage(): Language {
  return getLocale();
}

/** Whether the user has chosen a language in this browser; until then the browser's own languages decide. */
export function isLanguageChosen(): boolean {
  return localStorage.getItem('PARAGLIDE_LOCALE') !== null;
}

/**
 * Changes the language without reloading the page, so typed text is kept. Messages are functions called during rendering, so the listeners
 * re-render everything.
 */
export function chooseLanguage(language: Language): void {
  void setLocale(language, { reload: false });
  markLanguage();
  for (const listener of listeners) listener();
}

/** Tells the browser the language, for hyphenation, spelling and screen readers. */
export function markLanguage(): void {
  document.documentElement.lang = currentLanguage();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
