import { expect, it, vi } from 'vitest';
import { markViewport, showToast, toastManager } from './toastManager.ts';

it('keeps a success for 4 s, and an error or what can be undone for 10 s, from when there is a place to show it', () => {
  const add = vi.spyOn(toastManager, 'add');
  showToast({ text: 'Saved' });
  expect(add).not.toHaveBeenCalled();
  markViewport(true);
  showToast({ tone: 'error', text: 'Failed' });
  showToast({ text: 'Removed', action: { label: 'Undo', onClick: () => undefined } });
  markViewport(false);
  expect(add.mock.calls.map(([{ title, timeout }]) => [title, timeout])).toEqual([
    ['Saved', 4000],
    ['Failed', 10_000],
    ['Removed', 10_000],
  ]);
});
