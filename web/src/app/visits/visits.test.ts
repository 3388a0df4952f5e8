import { beforeEach, describe, expect, it } from 'vitest';
import { currentVisits, recordVisit, setVisitOwner, toggleStar } from './visits.ts';

const project = (id: string) => ({
  id,
  type: 'project' as const,
  title: `Position ${id}`,
  path: `/candidate-analysis?project=${id}`,
});
const ids = (list: 'recent' | 'starred') => currentVisits()[list].map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  setVisitOwner('nobody');
  setVisitOwner('ada');
});

describe('visits', () => {
  it('keep the last twelve, newest first, each once', () => {
    for (let count = 1; count <= 14; count += 1) recordVisit(project(String(count)));
    recordVisit(project('10'));
    expect(ids('recent')).toEqual(['10', '14', '13', '12', '11', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('keep at most twenty starred ones, which stay when Recent forgets them', () => {
    for (let count = 1; count <= 22; count += 1) {
      recordVisit(project(String(count)));
      toggleStar(currentVisits().recent[0]!);
    }
    expect(ids('starred')).toHaveLength(20);
    expect(ids('starred')[0]).toBe('22');
    toggleStar(currentVisits().starred[0]!);
    expect(ids('starred')[0]).toBe('21');
  });

  it('belong to one user each and survive a reload', () => {
    recordVisit(project('1'));
    setVisitOwner('grace');
    expect(ids('recent')).toEqual([]);
    setVisitOwner('ada');
    expect(ids('recent')).toEqual(['1']);
  });

  it('leave out what somebody wrote into the storage by hand', () => {
    localStorage.setItem(
      'noa.recent.eve',
      JSON.stringify([{ id: 1 }, { ...project('2'), path: '//evil.example' }, { ...project('3') }]),
    );
    setVisitOwner('eve');
    expect(ids('recent')).toEqual(['3']);
    localStorage.setItem('noa.recent.mallory', '{');
    setVisitOwner('mallory');
    expect(ids('recent')).toEqual([]);
  });
});
