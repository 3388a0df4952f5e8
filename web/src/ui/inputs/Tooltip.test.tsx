import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

it('shows its hint where the pointer rests, stays while the pointer is on the hint, and goes with Escape', async () => {
  const { button } = open();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  const hint = await screen.findByText('Saves it');
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(hint);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByText('Saves it')).toBe(hint);
  fireEvent.keyDown(document, { key: 'Escape' });
  await gone();
});

it('goes when the pointer leaves or presses, and is nothing for fingers', async () => {
  const { button, onPointerEnter } = open();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  expect(onPointerEnter).toHaveBeenCalledOnce();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await screen.findByText('Saves it');
  fireEvent.pointerLeave(button);
  await gone();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await screen.findByText('Saves it');
  fireEvent.pointerDown(button);
  await gone();
});

it('shows its hint to whoever comes by keyboard', async () => {
  const { button } = open();
  // Not on the body: jsdom takes a key there for nothing once a test before this one has focused it.
  fireEvent.keyDown(document, { key: 'Tab' });
  button.focus();
  expect(await screen.findByText('Saves it')).toBeTruthy();
  button.blur();
  await gone();
});

function open() {
  const onPointerEnter = vi.fn<() => void>();
  render(
    <Tooltip text="Saves it">
      <button type="button" onPointerEnter={onPointerEnter}>
        Save
      </button>
    </Tooltip>,
  );
  return { button: screen.getByRole('button', { name: 'Save' }), onPointerEnter };
}

function gone() {
  return waitFor(() => expect(screen.queryByText('Saves it')).toBeNull());
}
