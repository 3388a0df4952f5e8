import { describe, expect, it } from 'vitest';
import { addSkills, changeItem, type DraftItem, isSame, isValid, readYears, toDraft } from './checklistDraft.ts';

const saved = { key: 'skill go', label: 'Go', kind: 'SKILL', category: 'TECHNICAL', importance: 'MUST', knockOut: true };
const [go] = toDraft([saved]) as [DraftItem];

describe('the checklist while it is adjusted', () => {
  it('is unchanged until something is set', () => {
    expect(isSame(toDraft([saved]), [go])).toBe(true);
    expect(isSame(changeItem([go], 'skill go', { years: '3' }), [go])).toBe(false);
  });

  it('knocks nobody out by what is not a must', () => {
    expect(changeItem([go], 'skill go', { importance: 'NICE' })[0]).toMatchObject({ importance: 'NICE', knockOut: false });
  });

  it('reads years with a comma or a point, and refuses what is none', () => {
    expect(['', ' 2,5 ', '3.5', '0'].map(readYears)).toEqual([null, 2.5, 3.5, 0]);
    expect(['x', '-1', '61'].map(readYears)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(isValid({ ...go, years: 'x' })).toBe(false);
    expect(isValid({ ...go, kind: 'EXPERIENCE' })).toBe(false);
    expect(isValid({ ...go, kind: 'EXPERIENCE', importance: 'DROPPED' })).toBe(true);
  });

  it('adds what the user types on top, and takes back what was dropped', () => {
    expect(addSkills([go], ['Rust']).map(({ label }) => label)).toEqual(['Rust', 'Go']);
    const dropped = changeItem([go], 'skill go', { importance: 'DROPPED' });
    expect(addSkills(dropped, ['go'])).toMatchObject([{ label: 'Go', importance: 'MUST' }]);
  });
});
