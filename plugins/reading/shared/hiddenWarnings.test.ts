import { describe, expect, it } from 'vitest';
import { hiddenWarnings } from './hiddenWarnings.ts';

const hide = (text: string, page = 1) => ({ text, page, box: null, reason: 'covered' as const });

describe('hiddenWarnings', () => {
  it('tells once a page what is hidden there', () => {
    expect(hiddenWarnings([hide('Kubernetes'), hide('Terraform'), hide('COBOL', 2)], 'Gardener')).toEqual([
      { code: 'hidden-text', page: 1, params: { count: 2, text: 'Kubernetes Terraform' } },
      { code: 'hidden-text', page: 2, params: { count: 1, text: 'COBOL' } },
    ]);
  });

  it.each([
    ['a shadow', 'Work experience', 'Ada Quill\nWORK\nEXPERIENCE'],
    ["a program's mark", 'Powered by Paperwork (www.paperwork.example)', 'Ada Quill'],
    ['a bullet', '•', 'Ada Quill'],
  ])('keeps quiet about %s', (_, text, visible) => {
    expect(hiddenWarnings([hide(text)], visible)).toEqual([]);
  });
});
