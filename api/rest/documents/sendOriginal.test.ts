import { describe, expect, it } from 'vitest';
import { contentDisposition } from './sendOriginal.ts';

describe('contentDisposition', () => {
  it('names a file', () => expect(contentDisposition('cv.pdf')).toBe('attachment; filename="cv.pdf"; filename*=UTF-8\'\'cv.pdf'));

  it('keeps names in any script', () => {
    expect(contentDisposition('Резюме (1).pdf')).toBe(
      'attachment; filename="______ (1).pdf"; filename*=UTF-8\'\'%D0%A0%D0%B5%D0%B7%D1%8E%D0%BC%D0%B5%20%281%29.pdf',
    );
  });

  it('lets no name end the header', () => expect(contentDisposition('a"; x="\r\n.pdf')).not.toMatch(/[\r\n]|"; x="/));
});
