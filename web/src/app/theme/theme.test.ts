import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, currentTheme, currentThemeChoice, followTheme, onThemeChange } from './theme.ts';

const system = { matches: false, listeners: new Set<() => void>() };
const query = {
  get matches() {
    return system.matches;
  },
  addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
  removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
};
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => query);
  system.matches = false;
  localStorage.clear();
  chooseTheme('system');
  leave = followTheme();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it('is light or dark as the system says, until the user chooses; the choice is kept', () => {
  expect([currentThemeChoice(), currentTheme()]).toEqual(['system', 'light']);
  turnSystem(true);
  expect(currentTheme()).toBe('dark');
  chooseTheme('light');
  expect([currentThemeChoice(), currentTheme(), localStorage.getItem('theme')]).toEqual(['light', 'light', 'light']);
  turnSystem(true);
  expect(currentTheme()).toBe('light');
  chooseTheme('system');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', null]);
});

it('is the one that another tab has chosen', () => {
  const changed = vi.fn<() => void>();
  const forget = onThemeChange(changed);
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(currentTheme()).toBe('dark');
  expect(changed).toHaveBeenCalledOnce();
  forget();
});

function turnSystem(dark: boolean): void {
  system.matches = dark;
  for (const listener of system.listeners) listener();
}
