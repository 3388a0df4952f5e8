import { getLocale, setLocale } from '../../paraglide/runtime.js';

export type Language = 'en' | 'ru';

const listeners = new Set<() => void>();

/** Each language by its own name: readable for who looks for it. */
export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский' };

export function currentLanguage(): Language {
  return getLocale();
}

/** Whether the user ever chose in this browser; before that the browser's own languages decide. */
export function isLanguageChosen(): boolean {
  return localStorage.getItem('PARAGLIDE_LOCALE') !== null;
}

/**
 * Changes the words on the page without reloading it: what was typed stays. Messages are functions called while rendering, so the listeners
 * render everything anew.
 */
export function chooseLanguage(language: Language): void {
  void setLocale(language, { reload: false });
  markLanguage();
  for (const listener of listeners) listener();
}

/** Tells the browser, for hyphenation, spelling and screen readers. */
export function markLanguage(): void {
  document.documentElement.lang = currentLanguage();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
