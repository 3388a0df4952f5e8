import { describe, expect, it } from 'vitest';
import { addSkills, sameForm, toForm } from './requirementsForm.ts';

describe('addSkills', () => {
  it('adds each name once, whatever its case', () => {
    expect(addSkills(['React'], ['react', 'Go', 'GO', 'SQL'])).toEqual(['React', 'Go', 'SQL']);
    expect(addSkills(['Python or Java'], ['java or python', 'Java'])).toEqual(['Python or Java', 'Java']);
  });
});

describe('toForm', () => {
  it('shows what is not stated as empty', () => {
    expect(toForm(null)).toEqual({ position: '', experience: '', education: '', salary: '', requiredSkills: [] });
  });

  it('is the same form until something changes', () => {
    const stored = { position: 'Dev', experience: null, education: null, salary: null, requiredSkills: ['Go'] };
    expect(sameForm(toForm(stored), toForm({ ...stored }))).toBe(true);
    expect(sameForm(toForm(stored), { ...toForm(stored), requiredSkills: [] })).toBe(false);
  });
});
