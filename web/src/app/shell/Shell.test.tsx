import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offlineError } from '../relay/RequestError.ts';
import { renderWithRelay } from '../testing/renderWithRelay.tsx';
import { recordVisit, setVisitOwner } from '../visits/visits.ts';
import type { shellQuery } from './__generated__/shellQuery.graphql.ts';
import { Shell } from './Shell.tsx';
import { query } from './shellQuery.ts';

beforeEach(() => {
  setVisitOwner('nobody');
  setVisitOwner('ada');
});

const none = { interviews: null, scenarios: null, codeshare: null };
const navigation = () => within(screen.getByRole('navigation', { name: 'Navigation' }));
const press = (name: string | RegExp) => fireEvent.click(navigation().getByRole('button', { name }));

it('leads to the five screens, and on request shows icons alone, the mark among them, which this browser remembers', async () => {
  await open();
  const links = ['Home', 'Positions', 'Saved Candidates', 'Analytics', 'Settings'];
  const shown = () =>
    navigation()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown()).toEqual(links.map((name, index) => [name, ['/', '/projects', '/saved', '/analytics', '/settings'][index]]));
  press('Collapse sidebar');
  expect(shown().map(([text]) => text)).toEqual(['', '', '', '', '']);
  for (const name of links) expect(navigation().getByRole('link', { name })).toBeTruthy();
  expect(navigation().getByText('NOA')).toBeTruthy();
  expect(localStorage.getItem('noa.sidebarCollapsed')).toBe('true');
  press('Expand sidebar');
  expect(navigation().getByRole('link', { name: 'Home' }).textContent).toBe('Home');
});

it('lists the eight newest of Recent and of Starred, which are starred, unstarred and folded there', async () => {
  for (let count = 1; count <= 10; count += 1) {
    recordVisit({ id: `${count}`, type: 'project', title: `Chef ${count}`, path: `/candidate-analysis?project=${count}` });
  }
  await open();
  const titles = (section: 'Recent' | 'Starred') => {
    const heading = navigation().queryByRole('button', { name: section });
    return [...(heading?.parentElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  };
  expect(titles('Recent')).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((count) => `Chef ${count}`));
  expect(titles('Starred')).toEqual([]);
  press('Star Chef 9');
  expect(titles('Starred')).toEqual(['Chef 9']);
  fireEvent.click(navigation().getAllByRole('button', { name: 'Unstar Chef 9' })[0]!);
  expect(titles('Starred')).toEqual([]);
  press('Recent');
  expect(titles('Recent')).toEqual([]);
  expect(localStorage.getItem('noa.section.recent')).toBe('false');
});

it('links to the sibling products whose addresses the operator set, and to no other', async () => {
  await open({ ...none, scenarios: 'https://scenarios.example.com/' });
  const link = navigation().getByRole('link', { name: 'Scenarios' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://scenarios.example.com/', '_blank']);
  expect(navigation().queryByRole('link', { name: 'Interviews' })).toBeNull();
  expect(navigation().queryByRole('link', { name: 'Codeshare' })).toBeNull();
});

it('signs out on the server first, and says why when that fails', async () => {
  const { environment, fail } = await open();
  fireEvent.click(await navigation().findByRole('button', { name: 'Account ada@example.com' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === 'useSignOutMutation'));
  await fail(offlineError());
  expect(await screen.findAllByText(/Couldn't sign you out/)).not.toEqual([]);
});

it.each([
  ['Upload documents', '/'],
  ['Go to positions', '/projects'],
  ['Add a position', '/projects?add=1'],
  ['Go to saved candidates', '/saved'],
  ['Open analytics', '/analytics'],
  ['Go to settings', '/settings'],
])('has the quick action %s', async (name, to) => {
  const { router } = await open();
  fireEvent.click(await navigation().findByRole('button', { name: 'Quick Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
});

async function open(links: object = none) {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network'))),
  );
  const rendered = renderWithRelay<shellQuery>({
    query,
    path: '/somewhere',
    route: '*',
    resolvers: {
      User: () => ({
        id: 'ada',
        internalId: 'ada',
        email: 'ada@example.com',
        fullName: null,
        language: null,
        theme: null,
        blindReview: false,
      }),
      Installation: () => ({ links }),
    },
    children: (data) => data.viewer && <Shell viewer={data.viewer} installation={data.installation} query={data} />,
  });
  await screen.findByRole('navigation', { name: 'Navigation' });
  return rendered;
}
