import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

it('asks before another page takes away what was typed', async () => {
  const router = openForm();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a sent' } });
  await press('link', 'Elsewhere');
  expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
  await press('button', 'Keep editing');
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a sent');
  await press('link', 'Elsewhere');
  await press('button', 'Discard');
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('lets go at once where nothing was typed', async () => {
  const router = openForm();
  await press('link', 'Elsewhere');
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('has the browser ask before the window closes, only while something is unsaved', () => {
  openForm();
  expect(closeWindow()).toBe(false);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } });
  expect(closeWindow()).toBe(true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  expect(closeWindow()).toBe(false);
});

/** Whether the browser would ask for confirmation. */
function closeWindow(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

function openForm() {
  const element = (
    <>
      <UnsavedGuard />
      <Link to="/elsewhere">Elsewhere</Link>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <Form /> },
    { path: 'elsewhere', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', element, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

async function press(role: 'link' | 'button', name: string) {
  const target = await screen.findByRole(role, { name });
  await act(async () => target.click());
}
