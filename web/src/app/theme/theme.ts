export type Theme = 'light' | 'dark';
/** `system`: as the operating system says, also when it changes. */
export type ThemeChoice = Theme | 'system';

const key = 'theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (system().matches ? 'dark' : 'light');

/** The theme now on the page; firstPaint.js set it before anything was drawn. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** What the user has chosen in this browser. */
export function currentThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the user's choice. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  applyChoice(choice);
}

/** Whether the user has chosen a theme in this browser. */
export function isThemeChosen(): boolean {
  return currentThemeChoice() !== 'system';
}

/** Follows the system's theme until the user chooses one, and always follows other tabs. */
export function followTheme(): () => void {
  const query = system();
  const follow = () => !isThemeChosen() && apply(systemTheme());
  const copy = (event: StorageEvent) => (event.key === key || event.key === null) && applyChoice(currentThemeChoice());
  query.addEventListener('change', follow);
  addEventListener('storage', copy);
  return () => {
    query.removeEventListener('change', follow);
    removeEventListener('storage', copy);
  };
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function applyChoice(choice: ThemeChoice): void {
  apply(choice === 'system' ? systemTheme() : choice);
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
