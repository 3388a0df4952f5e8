import { afterAll, expect, it, vi } from 'vitest';
import { setLocale } from '../../paraglide/runtime.js';
import { loadPdfjs } from './loadPdfjs.ts';

const library = vi.hoisted(() => ({ lost: true, options: {} }));
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  get GlobalWorkerOptions() {
    if (library.lost) throw new TypeError('Failed to fetch dynamically imported module: https://noa.example/pdf.js');
    return library.options;
  },
}));

afterAll(() => void setLocale('en', { reload: false }));

it.each([
  ['en', 'Failed to load https://noa.example/pdf.js'],
  ['ru', 'Не удалось загрузить https://noa.example/pdf.js'],
] as const)('says in %s from where the library did not come, and loads it on retry', async (locale, told) => {
  void setLocale(locale, { reload: false });
  library.lost = true;
  await expect(loadPdfjs()).rejects.toThrow(told);
  library.lost = false;
  await expect(loadPdfjs()).resolves.toHaveProperty('GlobalWorkerOptions.workerSrc');
});
