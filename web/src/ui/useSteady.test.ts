import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteady } from './useSteady.ts';

it.each(['pointerup', 'pointercancel'])(
  'keeps what was pressed until %s, and then shows what came meanwhile',
  async (release) => {
    const { result, rerender } = renderHook(({ value }) => useSteady(value), { initialProps: { value: 'old' } });
    act(() => result.current.onPointerDown());
    rerender({ value: 'new' });
    expect(result.current.value).toBe('old');
    act(() => void dispatchEvent(new Event(release)));
    await waitFor(() => expect(result.current.value).toBe('new'));
  },
);
