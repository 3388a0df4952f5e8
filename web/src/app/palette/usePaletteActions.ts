import { Compass, FileUp, Languages, LogOut, Moon, SquarePlus, Sun } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { useSignOut } from '../account/useSignOut.ts';
import { chooseLanguage, currentLanguage, type Language, languageNames } from '../language/language.ts';
import { useSavePreference } from '../preferences/useSavePreference.ts';
import { chooseTheme, type Theme } from '../theme/theme.ts';
import { useTheme } from '../theme/useTheme.ts';
import { useShowTour } from '../tour/useTour.ts';
import type { PaletteEntry } from './PaletteList.tsx';

/** What can be done from anywhere. */
export function usePaletteActions(): PaletteEntry[] {
  const savePreference = useSavePreference();
  const signOut = useSignOut();
  const showTour = useShowTour();
  const theme: Theme = useTheme() === 'dark' ? 'light' : 'dark';
  const languages = (Object.keys(languageNames) as Language[]).filter((language) => language !== currentLanguage());
  const group = m.shell_palette_actions();
  return [
    { key: 'add-project', group, title: m.shell_action_add_project(), path: '/projects?add=1', icon: SquarePlus },
    { key: 'upload', group, title: m.shell_action_upload(), path: '/', icon: FileUp },
    { key: 'tour', group, title: m.tour_again(), icon: Compass, run: showTour },
    {
      key: 'theme',
      group,
      title: theme === 'dark' ? m.shell_theme_dark() : m.shell_theme_light(),
      icon: theme === 'dark' ? Moon : Sun,
      run: () => {
        chooseTheme(theme);
        savePreference({ theme });
      },
    },
    ...languages.map((language) => ({
      key: language,
      group,
      title: languageNames[language],
      detail: m.shell_language(),
      icon: Languages,
      run: () => {
        chooseLanguage(language);
        savePreference({ language });
      },
    })),
    { key: 'sign-out', group, title: m.shell_sign_out(), icon: LogOut, run: signOut },
  ];
}
