import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

const shell = routes[0]?.children?.find(({ id }) => id === 'shell');
const screens = shell?.children?.[0]?.children ?? [];

it('has every screen of the product, candidates under two addresses', () => {
  const at = (path: string) => screens.find((route) => route.path === path);
  const addresses = screens.map(({ index, path }) => (index ? '/' : path));
  expect(addresses).toEqual(expect.arrayContaining(['/', 'processing', 'review', 'analytics', 'projects', 'saved', 'settings']));
  expect(at('candidates')?.lazy).toBe(at('candidate-analysis')?.lazy);
  expect(at('analysis/:id?')).toBeDefined();
  expect(routes[0]?.children?.some(({ path }) => path === 'login')).toBe(true);
});

it('says of any other address that there is no such page, and leads home', async () => {
  const unknown = screens.filter(({ path }) => path === '*');
  render(<RouterProvider router={createMemoryRouter(unknown, { initialEntries: ['/nothing'] })} />);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});
