import { beforeEach, describe, expect, it } from 'vitest';
import { dropToken, storeToken } from '../session/token.ts';
import {
  keepRequirements,
  keepResumes,
  keepSaved,
  keepSavedAs,
  readKeptRequirements,
  readKeptResumes,
  readKeptSaved,
} from './kept.ts';

const requirements = {
  screening_id: 's',
  position: 'Glazier',
  requiredSkills: ['Glass'],
  experience: '3 years',
  education: '',
  salary: '',
};
const saved = (candidate_id: string, status = 'saved', starred = false) => ({ candidate_id, status, starred });

beforeEach(() => storeToken('secret', true));

describe('what the browser keeps', () => {
  it('is written under the documented keys, and read again', () => {
    keepSaved([saved('ada')]);
    keepRequirements(requirements);
    keepResumes(['ada']);
    expect(JSON.parse(localStorage.getItem('demo.savedCandidates') ?? '')).toEqual([saved('ada')]);
    expect(JSON.parse(localStorage.getItem('demo.review.requirements') ?? '')).toEqual(requirements);
    expect(JSON.parse(localStorage.getItem('demo.review.resumes') ?? '')).toEqual([{ candidate_id: 'ada' }]);
    expect([readKeptSaved(), readKeptRequirements(), readKeptResumes()]).toEqual([
      [saved('ada')],
      requirements,
      [{ candidate_id: 'ada' }],
    ]);
  });

  it('has the newest saved first; a change of the status moves nobody, and who is taken off leaves', () => {
    keepSavedAs('ada', { status: 'SAVED', starred: false });
    keepSavedAs('bob', { status: 'SAVED', starred: false });
    keepSavedAs('ada', { status: 'SHORTLISTED', starred: true });
    expect(readKeptSaved()).toEqual([saved('bob'), saved('ada', 'shortlisted', true)]);
    keepSavedAs('bob', null);
    expect(readKeptSaved()).toEqual([saved('ada', 'shortlisted', true)]);
  });

  it('is bounded: the twenty newest resumes, the fifty newest saved', () => {
    const many = Array.from({ length: 60 }, (_, index) => `${index}`);
    keepResumes(many);
    keepSaved(many.map((id) => saved(id)));
    expect([readKeptResumes().length, readKeptSaved().length]).toEqual([20, 50]);
    expect([readKeptResumes()[0]?.candidate_id, readKeptSaved()[0]?.candidate_id]).toEqual(['0', '0']);
  });

  it('goes with the session, and with the tab where the session does', () => {
    keepSaved([saved('ada')]);
    keepRequirements(requirements);
    keepResumes(['ada']);
    dropToken();
    expect(localStorage.length).toBe(0);
    storeToken('secret', false);
    keepResumes(['ada']);
    expect([localStorage.length, readKeptResumes().length]).toEqual([0, 1]);
  });

  it.each(['{', 'null', '7', '"x"', '{}', '[null, 3, {}, {"candidate_id": 5}]', '{"requiredSkills": [1]}'])(
    'is ignored where it is damaged: %s',
    (damaged) => {
      for (const key of ['demo.savedCandidates', 'demo.review.requirements', 'demo.review.resumes'])
        localStorage.setItem(key, damaged);
      expect([readKeptSaved(), readKeptRequirements(), readKeptResumes()]).toEqual([[], null, []]);
    },
  );

  it('holds nothing that was put beside what is documented', () => {
    localStorage.setItem('demo.savedCandidates', JSON.stringify([{ ...saved('ada'), full_name: 'Ada Byron' }]));
    expect(readKeptSaved()).toEqual([saved('ada')]);
  });

  it('is no reason to fail where the storage is full', () => {
    expect(() => keepRequirements({ ...requirements, position: 'x'.repeat(20_000_000) })).not.toThrow();
  });
});
