import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWindowFileDrag } from './useWindowFileDrag.ts';

function send(type: string): void {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types: ['Files'] } });
  act(() => void document.body.dispatchEvent(event));
}

it('follows files that entered the window before the screen was there', () => {
  const { result } = renderHook(() => useWindowFileDrag(() => undefined));
  expect(result.current.dragging).toBe(false);
  send('dragover');
  expect(result.current.dragging).toBe(true);
  send('dragleave');
  expect(result.current.dragging).toBe(false);
});
