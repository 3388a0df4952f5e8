import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './useSelection.ts';

it('is shared by everything that shows a position, and empty for another position', () => {
  const list = renderHook(() => useSelection('p1'));
  const pool = renderHook(() => useSelection('p1'));
  act(() => list.result.current.set(['a', 'b', 'c'], true));
  act(() => pool.result.current.toggle('b'));
  expect([...list.result.current.ids]).toEqual(['a', 'c']);
  const other = renderHook(() => useSelection('p2'));
  expect(other.result.current.ids.size).toBe(0);
  act(() => pool.result.current.clear());
  expect(list.result.current.ids.size).toBe(0);
});

it('survives leaving the screen', () => {
  const first = renderHook(() => useSelection('p1'));
  act(() => first.result.current.toggle('a'));
  first.unmount();
  expect([...renderHook(() => useSelection('p1')).result.current.ids]).toEqual(['a']);
});
