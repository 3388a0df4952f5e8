import { m } from '../../paraglide/messages.js';
import { screens } from '../screens.ts';
import { currentVisits } from '../visits/visits.ts';
import type { PaletteEntry } from './PaletteList.tsx';

/** The screens and recently visited pages whose name contains the text. */
export function findPages(text: string): PaletteEntry[] {
  const wanted = text.trim().toLocaleLowerCase();
  const fits = ({ title }: PaletteEntry) => title.toLocaleLowerCase().includes(wanted);
  const pages = screens.map(({ path, label, icon }) => ({
    key: path,
    group: m.shell_palette_pages(),
    title: label(),
    path,
    icon,
  }));
  const visits = wanted === '' ? currentVisits().recent.slice(0, 5) : [];
  return [
    ...pages.filter(fits),
    ...visits.map(({ id, type, title, path }) => ({ key: `${type}:${id}`, group: m.shell_recent(), title, path, icon: null })),
  ];
}
