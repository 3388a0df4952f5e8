import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { usePoolLayout } from './usePoolLayout.ts';

const width = ({ columns }: ReturnType<typeof usePoolLayout>, id: string) => columns.find((column) => column.id === id)?.width;

beforeEach(() => localStorage.clear());

it('remembers widths and hidden columns for the next visit, until they are reset', () => {
  const first = renderHook(usePoolLayout).result;
  expect(first.current.columns.map((column) => column.width)).toEqual([280, 380, 120, 260, 200, 160, 140]);
  act(() => first.current.resize('skills', 411.6));
  act(() => first.current.toggle('location'));
  const next = renderHook(usePoolLayout).result;
  expect(width(next.current, 'skills')).toBe(412);
  expect(width(next.current, 'location')).toBeUndefined();
  expect(next.current.hidden).toEqual(['location']);
  act(() => next.current.reset());
  const last = renderHook(usePoolLayout).result.current;
  expect([width(last, 'skills'), width(last, 'location')]).toEqual([380, 200]);
});

it('keeps each column between its limits', () => {
  const { result } = renderHook(usePoolLayout);
  act(() => result.current.resize('skills', 9_000));
  act(() => result.current.resize('contact', 2));
  expect([width(result.current, 'skills'), width(result.current, 'contact')]).toEqual([800, 80]);
});

it.each([
  'nonsense',
  '{"hidden": 4, "widths": {"skills": "wide"}}',
  '{"hidden": ["candidate", "nothing"], "widths": {"skills": 1}}',
])('does without what somebody else stored: %s', (stored) => {
  localStorage.setItem('noa.pool.columns', stored);
  const { columns, hidden } = renderHook(usePoolLayout).result.current;
  expect(hidden).toEqual([]);
  expect(columns).toHaveLength(7);
  expect(columns.every((column) => column.width >= 80)).toBe(true);
});
