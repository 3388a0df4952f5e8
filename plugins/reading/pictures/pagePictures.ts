import type { DocxPackage } from '../package/openPackage.ts';
import { readRelations } from '../package/readRelations.ts';
import { jpegPicture } from './jpegPicture.ts';
import { isPageSized, type Picture } from './picture.ts';
import { pngPicture } from './pngPicture.ts';

const shown = /<(?:a:blip|v:imagedata)\b[^>]{0,400}?\br:(?:embed|id)="([^"]{1,40})"/g;
const mostPictures = 10;

/** The pictures of a document's body that are as large as a page, in the order in which they are shown. */
export function pagePictures(parts: DocxPackage): Picture[] {
  const body = parts.read('word/document.xml') ?? '';
  const targets = new Map(readRelations(parts, 'word/document.xml').map(({ id, part }) => [id, part]));
  const pictures: Picture[] = [];
  for (const id of new Set(Array.from(body.matchAll(shown), ([, name = '']) => name))) {
    const bytes = pictures.length < mostPictures ? parts.readBytes(targets.get(id) ?? '') : null;
    const picture = bytes && (jpegPicture(bytes) ?? pngPicture(bytes));
    if (picture && isPageSized(picture)) pictures.push(picture);
  }
  return pictures;
}
