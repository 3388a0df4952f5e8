import { useSyncExternalStore } from 'react';
import { currentTheme, currentThemeChoice, onThemeChange, type Theme, type ThemeChoice } from './theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentThemeChoice);
}
