import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, onLanguageChange } from './language.ts';

/** Re-renders the component when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
