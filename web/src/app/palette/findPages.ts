import { m } from '../../paraglide/messages.js';
import { screens } from '../screens.ts';
import { currentVisits } from '../visits/visits.ts';
import { fits } from './fits.ts';
import type { PaletteEntry } from './PaletteList.tsx';

/** The screens and recently visited pages whose name contains the text. */
export function findPages(text: string): PaletteEntry[] {
  const pages = screens.map(({ path, label, icon }) => ({
    key: path,
    group: m.shell_palette_pages(),
    title: label(),
    path,
    icon,
  }));
  const visits = text.trim() === '' ? currentVisits().recent.slice(0, 5) : [];
  return [
    ...pages.filter((page) => fits(page, text)),
    ...visits.map(({ id, type, title, path }) => ({ key: `${type}:${id}`, group: m.shell_recent(), title, path, icon: null })),
  ];
}
