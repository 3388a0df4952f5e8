import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderWithRelay } from '../app/testing/renderWithRelay.tsx';
import query, { type ProjectsRouteQuery } from './__generated__/ProjectsRouteQuery.graphql.ts';
import { ProjectsPage } from './ProjectsPage.tsx';

it('shows a changed status at once and takes it back with the reason when it was refused', async () => {
  const { answer, environment } = open([{ id: 'one', internalId: '1', title: 'Tester', status: 'OPEN', skills: [] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Status of Tester: Open' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
  expect(screen.getByRole('button', { name: 'Status of Tester: Closed', hidden: true })).toBeTruthy();
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({ id: 'one', status: 'CLOSED' });
  await answer('updateProject', { __typename: 'AppError', message: "You don't have access to this." });
  expect(screen.getByRole('button', { name: 'Status of Tester: Open', hidden: true })).toBeTruthy();
  expect(await screen.findAllByText("Couldn't change the status. You don't have access to this.")).not.toEqual([]);
});

it('goes to the candidates of a position and remembers it as the current one', async () => {
  const { router } = open([{ id: 'one', internalId: '1', title: 'Tester', status: 'OPEN', skills: [] }]);
  act(() => screen.getByRole('button', { name: 'View Candidates' }).click());
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/candidate-analysis?project=1'),
  );
  expect(router.state.location.state).toEqual({ projectId: '1' });
  expect(localStorage.getItem('demo.currentProjectId')).toBe('1');
});

it('tells an empty list from a search that found nothing', () => {
  open([]);
  expect(screen.getByText('No projects yet. Click "+ Add Project" to create your first one.')).toBeTruthy();
});

it('offers to clear the filters when nothing fits them', async () => {
  const { router } = open([], '/?q=nobody&status=draft');
  act(() => screen.getByRole('button', { name: 'Clear filters' }).click());
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('sorts by a column, the other way round on a second click, in the address', async () => {
  const { router } = open([{ id: 'one', internalId: '1', title: 'Tester', status: 'OPEN', skills: [] }]);
  act(() => screen.getByRole('button', { name: 'Candidates' }).click());
  await waitFor(() => expect(router.state.location.search).toBe('?sort=candidates'));
  expect(screen.getByRole('columnheader', { name: 'Candidates' }).getAttribute('aria-sort')).toBe('descending');
  act(() => screen.getByRole('button', { name: 'Candidates' }).click());
  await waitFor(() => expect(router.state.location.search).toBe('?sort=candidates&dir=asc'));
});

it('says why further positions did not come, and asks again when told to', async () => {
  const { environment, fail } = open([{ id: 'one', internalId: '1', title: 'Tester', status: 'OPEN', skills: [] }], '/', true);
  act(() => screen.getByRole('button', { name: 'Show more' }).click());
  await fail(offlineError());
  expect(screen.getByRole('alert').textContent).toContain("The server isn't responding");
  expect(environment.mock.getAllOperations()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  const second = { id: 'two', internalId: '2', title: 'Painter', status: 'OPEN', skills: [] };
  const QueryProjectsConnection = () => ({ edges: [{ node: second }], pageInfo: { hasNextPage: false } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { QueryProjectsConnection }),
    ),
  );
  expect(screen.getByText('Painter')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

function open(projects: object[], path = '/', hasNextPage = false) {
  return renderWithRelay<ProjectsRouteQuery>({
    query,
    path,
    resolvers: {
      QueryProjectsConnection: () => ({
        totalCount: projects.length,
        edges: projects.map((node) => ({ node })),
        pageInfo: { hasNextPage, endCursor: 'end' },
      }),
    },
    children: (data) => <ProjectsPage query={data} user={data.viewer ?? null} />,
  });
}
