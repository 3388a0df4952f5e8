import { describe, expect, it } from 'vitest';
import { standsAsSkill } from './standsAsSkill.ts';

function stance(line: string, name: string, asWritten = true) {
  const start = line.lastIndexOf(name);
  return standsAsSkill(line, start, start + name.length, asWritten);
}

describe('standsAsSkill', () => {
  it.each([
    ['Good knowledge of Go', 'Go', 'announced'],
    ['R programming', 'R', 'announced'],
    ['Опыт продаж', 'продаж', 'announced'],
    ['Python, Go, Java', 'Go', 'listed'],
    ['• Go • Rust', 'Go', 'listed'],
    ['Sales and marketing', 'marketing', 'listed'],
    ['Go', 'Go', 'alone'],
    ['services in Go', 'Go', 'loose'],
    ['Go to market', 'Go', 'none'],
    ['a C-level executive', 'C', 'glued'],
    ['Plan R&D', 'R', 'glued'],
  ])('"%s": %s is %s', (line, name, expected) => {
    expect(stance(line, name)).toBe(expected);
  });

  it('trusts a word in another case only in a list', () => {
    expect(stance('python, go, java', 'go', false)).toBe('listed');
    expect(stance('knowledge of go', 'go', false)).toBe('none');
  });
});
