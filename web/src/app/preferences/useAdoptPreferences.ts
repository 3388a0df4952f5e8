import { useEffect } from 'react';
import { chooseLanguage, isLanguageChosen } from '../language/language.ts';
import { chooseTheme, isThemeChosen } from '../theme/theme.ts';

/** In a browser where the user has not chosen anything yet, applies what they chose elsewhere. */
export function useAdoptPreferences({
  language,
  theme,
}: {
  language?: string | null | undefined;
  theme?: string | null | undefined;
}): void {
  useEffect(() => {
    if ((language === 'en' || language === 'ru') && !isLanguageChosen()) chooseLanguage(language);
    if ((theme === 'light' || theme === 'dark') && !isThemeChosen()) chooseTheme(theme);
  }, [language, theme]);
}
