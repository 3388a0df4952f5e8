import { expect, it } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

it.each([
  ['ada.pdf', 'ada.pdf'],
  ['C:\\Users\\ada\\cv.docx', 'cv.docx'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202efdp.exe\0', 'cvfdp.exe'],
  [' / ', 'document'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
])('makes %j to %j', (name, expected) => expect(cleanFileName(name)).toBe(expected));
