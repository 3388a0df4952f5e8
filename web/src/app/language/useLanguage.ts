import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, onLanguageChange } from './language.ts';

/** Subscribes the component: it renders again when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
