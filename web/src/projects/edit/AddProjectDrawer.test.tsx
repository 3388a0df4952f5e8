import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offlineError } from '../../app/relay/RequestError.ts';
import { renderWithRelay } from '../../app/testing/renderWithRelay.tsx';
import query, { type ProjectsRouteQuery } from '../__generated__/ProjectsRouteQuery.graphql.ts';
import { ProjectsPage } from '../ProjectsPage.tsx';

const variables = { sort: 'CREATED_AT', direction: 'DESC' } as const;

it('leaves to the server what the user has not set, and puts the new position on top of the list', async () => {
  const { answer, router } = openDrawer();
  typeTitle('  Product Designer ');
  press('Create');
  await answer('createProject', created('Product Designer'), {
    title: 'Product Designer',
    department: null,
    location: null,
    type: null,
    level: null,
    status: 'OPEN',
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Project' })).toBeNull());
  expect(router.state.location.search).toBe('');
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Product Designer');
  expect(screen.getByText('2 positions')).toBeTruthy();
  expect(await screen.findByText('Position “Product Designer” created')).toBeTruthy();
});

it('shows what the server proposes for the title until the user sets a field', async () => {
  const { answer, environment } = openDrawer();
  expect(shownFields()).toEqual(['Engineering', 'Remote', 'Full-time', 'Senior Level', 'Open']);
  typeTitle('Junior Data Scientist');
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ title: 'Junior Data Scientist' }),
  );
  await answer('proposedProject', { department: 'Analytics', location: 'Remote', type: 'Full-time', level: 'Junior Level' });
  expect(shownFields()).toEqual(['Analytics', 'Remote', 'Full-time', 'Junior Level', 'Open']);
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Oslo' } });
  press('Create');
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables.input).toMatchObject({ title: 'Junior Data Scientist', department: null, location: 'Oslo', level: null });
});

it('keeps the drawer, the title and the reason when the server refuses', async () => {
  const { answer } = openDrawer();
  typeTitle('Tester');
  press('Create');
  await answer('createProject', { __typename: 'AppError', message: 'The title is taken.' });
  expect(screen.getByRole('alert').textContent).toBe('Failed to create projectThe title is taken.');
  expect(titleField().value).toBe('Tester');
});

it('keeps everything when there is no server at all', async () => {
  const { fail } = openDrawer();
  typeTitle('Tester');
  press('Create');
  await fail(offlineError());
  expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
  expect(titleField().value).toBe('Tester');
});

it('asks for a title instead of doing nothing', () => {
  const { environment } = openDrawer();
  typeTitle('   ');
  press('Create');
  expect(screen.getByRole('alert').textContent).toBe('Enter a title.');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('asks before Cancel throws away what was typed', async () => {
  openDrawer();
  typeTitle('Tester');
  press('Cancel');
  expect(screen.getByText('Discard what you typed?')).toBeTruthy();
  press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Project' })).toBeNull());
});

it('asks before Escape throws away what was typed', async () => {
  openDrawer();
  typeTitle('Tester');
  fireEvent.keyDown(titleField(), { key: 'Escape' });
  expect(screen.getByText('Discard what you typed?')).toBeTruthy();
  press('Keep editing');
  expect(titleField().value).toBe('Tester');
  fireEvent.keyDown(titleField(), { key: 'Escape' });
  press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Project' })).toBeNull());
});

function openDrawer() {
  return renderWithRelay<ProjectsRouteQuery>({
    query,
    variables,
    path: '/?add=1',
    resolvers: {
      QueryProjectsConnection: () => ({
        totalCount: 1,
        edges: [{ node: { title: 'Java Developer', status: 'OPEN', skills: [] } }],
      }),
    },
    children: (data) => <ProjectsPage query={data} user={data.viewer ?? null} />,
  });
}

function created(title: string) {
  const id = 'created';
  const node = {
    __typename: 'Project',
    id,
    internalId: id,
    title,
    department: 'Design',
    location: 'Remote',
    candidateCount: 0,
    skills: [],
    status: 'OPEN',
  };
  return {
    __typename: 'CreateProjectPayload',
    projectEdge: { __typename: 'QueryProjectsConnectionEdge', cursor: 'cursor', node },
  };
}

function shownFields() {
  const fields = ['Department', 'Location', 'Type', 'Level', 'Status'].map((label) => screen.getByLabelText(label));
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : field.textContent));
}

function titleField() {
  return screen.getByLabelText<HTMLInputElement>('Title');
}

function typeTitle(title: string) {
  fireEvent.change(titleField(), { target: { value: title } });
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}
