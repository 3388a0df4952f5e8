import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './CommandPalette.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});

async function open() {
  const environment = createMockEnvironment();
  const onClose = vi.fn<() => void>();
  const router = createMemoryRouter([{ path: '*', element: <CommandPalette onClose={onClose} /> }]);
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  const find = async (search: string, titles: readonly string[]) => {
    const operation = environment.mock.findOperation(({ request }) => request.variables.search === search);
    const edges = titles.map((title) => ({ node: { id: title, internalId: title, title, candidateCount: 3 } }));
    await act(async () => environment.mock.resolve(operation, { data: { projects: { edges } } }));
  };
  const field = screen.getByRole('combobox');
  const type = (text: string) => act(async () => fireEvent.change(field, { target: { value: text } }));
  return { router, onClose, find, type, enter: () => act(async () => fireEvent.keyDown(field, { key: 'Enter' })) };
}

const titles = () => screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);

it('never chooses a position that was found for another text', async () => {
  const { router, onClose, find, type, enter } = await open();
  await find('', ['Backend Engineer']);
  expect(titles()).toContain('Backend Engineer');
  await type('dark theme');
  expect(titles()).toEqual(['Switch to dark theme']);
  await enter();
  expect(onClose).toHaveBeenCalled();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(router.state.location.pathname).toBe('/');
});

it('shows what the server finds by other words below what is there at once', async () => {
  const { router, find, type, enter } = await open();
  await type('sett');
  await find('sett', ['Typesetter', 'Printer']);
  expect(titles()).toEqual(['Settings', 'Typesetter', 'Printer']);
  await enter();
  expect(router.state.location.pathname).toBe('/settings');
});
