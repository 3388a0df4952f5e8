import { describe, expect, it } from 'vitest';
import { changeAddress, readAddress, toggleSort } from './addressState.ts';

const sortable = ['name', 'growth', 'experience'];
const read = (text: string) => readAddress(new URLSearchParams(text), sortable);
const change = (text: string, patch: Parameters<typeof changeAddress>[2]) =>
  changeAddress(new URLSearchParams(text), sortable, patch).toString();

describe('readAddress', () => {
  it('takes a positive finite page and else the first', () => {
    expect(['page=3', 'page=0', 'page=-1', 'page=Infinity', 'page=x', ''].map((text) => read(text).page)).toEqual([
      3, 1, 1, 1, 1, 1,
    ]);
  });

  it('sorts by score, best first, unless it knows better', () => {
    expect(read('sort=constructor')).toMatchObject({ sort: 'score', direction: 'desc' });
    expect(read('sort=name')).toMatchObject({ sort: 'name', direction: 'asc' });
    expect(read('sort=experience&dir=asc')).toMatchObject({ sort: 'experience', direction: 'asc' });
  });
});

describe('changeAddress', () => {
  it('leaves out what is usual and keeps what is not its own', () => {
    expect(change('project=p&page=4', { page: 1 })).toBe('project=p');
    expect(change('project=p', { q: 'react', page: 2 })).toBe('project=p&q=react&page=2');
    expect(change('project=p&q=x', { q: '' })).toBe('project=p');
  });

  it('goes back to page 1 for a new search or order', () => {
    expect(change('page=7', { q: 'go' })).toBe('q=go');
    expect(change('page=7', { sort: 'growth', direction: 'desc' })).toBe('sort=growth');
  });
});

describe('toggleSort', () => {
  it('starts with the natural direction and turns it round', () => {
    expect(toggleSort(read(''), 'name')).toEqual({ sort: 'name', direction: 'asc' });
    expect(toggleSort(read('sort=name'), 'name')).toEqual({ sort: 'name', direction: 'desc' });
    expect(toggleSort(read(''), 'score')).toEqual({ sort: 'score', direction: 'asc' });
  });
});
