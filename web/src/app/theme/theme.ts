export type Theme = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme now on the page; firstPaint.js set it before anything was drawn. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Applies the user's choice; from now on the system's theme is ignored. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  apply(theme);
}

/** Whether the user has chosen a theme in this browser. */
export function isThemeChosen(): boolean {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark';
}

/** Follows the system's theme until the user chooses one, and always follows other tabs. */
export function followTheme(): () => void {
  const query = system();
  const follow = () => !isThemeChosen() && apply(query.matches ? 'dark' : 'light');
  const copy = (event: StorageEvent) =>
    event.key === key && (event.newValue === 'light' || event.newValue === 'dark') && apply(event.newValue);
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

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
