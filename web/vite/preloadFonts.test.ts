import { expect, it } from 'vitest';
import { fontTags } from './preloadFonts.ts';

it('preloads Latin letters, tells where the Cyrillic ones are, and stops a build without them', () => {
  const [link, meta] = fontTags(
    '/noa_analyse/',
    'assets/inter-latin-wght-normal-a1.woff2',
    'assets/inter-cyrillic-wght-normal-b2.woff2',
  );
  expect(link?.attrs).toMatchObject({ rel: 'preload', as: 'font', href: '/noa_analyse/assets/inter-latin-wght-normal-a1.woff2' });
  expect(meta?.attrs).toEqual({ name: 'font-ru', content: '/noa_analyse/assets/inter-cyrillic-wght-normal-b2.woff2' });
  expect(() => fontTags('/', undefined, 'b.woff2')).toThrow('Inter');
});
