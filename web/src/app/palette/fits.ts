import type { PaletteEntry } from './PaletteList.tsx';

/** Whether an entry's name contains the text; an empty text fits all. */
export function fits({ title, detail = '' }: Pick<PaletteEntry, 'title' | 'detail'>, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  return title.toLocaleLowerCase().includes(wanted) || detail.toLocaleLowerCase().includes(wanted);
}
