import { describe, expect, it } from 'vitest';
import { ownParams, readTab, tabParams } from './tabAddress.ts';

const tabs = [{ id: 'top' }, { id: 'pool' }] as const;

describe('readTab', () => {
  it('falls back to the first tab for a name that does not exist', () => {
    expect(readTab(new URLSearchParams('tab=pool'), tabs).id).toBe('pool');
    expect(readTab(new URLSearchParams('tab=%3Cb%3E'), tabs).id).toBe('top');
    expect(readTab(new URLSearchParams(''), tabs).id).toBe('top');
  });
});

describe('tabParams', () => {
  it('keeps the position and the search, and drops what belongs to the tab that is left', () => {
    const before = new URLSearchParams('project=p1&q=rust&tab=differences&u_min=40&page=3');
    expect(tabParams(before, 'pool', new URLSearchParams()).toString()).toBe('project=p1&q=rust&tab=pool');
  });

  it('brings back what the tab had when it was left', () => {
    const left = ownParams(new URLSearchParams('project=p1&q=rust&page=3&sort=name'));
    expect(tabParams(new URLSearchParams('project=p1&q=go&tab=pool'), null, left).toString()).toBe(
      'project=p1&q=go&page=3&sort=name',
    );
  });
});
