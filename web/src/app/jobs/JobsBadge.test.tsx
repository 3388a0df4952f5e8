import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithRelay } from '../testing/renderWithRelay.tsx';
import query, { type useJobUpdatesQuery } from './__generated__/useJobUpdatesQuery.graphql.ts';
import { JobsBadge } from './JobsBadge.tsx';

const date = '2026-03-10T12:00:00Z';

it('counts the running jobs and follows them to the end', () => {
  const { push } = open([job('one', 'PROGRESS', 0.25)]);
  expect(screen.getByRole('button', { name: 'Background jobs: 1 running' })).toBeTruthy();
  push(job('one', 'SUCCESS', 1));
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs: Done' }));
  expect(screen.getByRole('button', { name: 'Background jobs' })).toBeTruthy();
});

it('puts a new job on top, with its bar and the way to its screening', async () => {
  const { push } = open([job('old', 'SUCCESS', 1)]);
  push(job('new', 'PROGRESS', 0.4));
  push(job('new', 'PROGRESS', 0.5));
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs: 1 running' }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('Screening: Position new');
  expect(rows[0]?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('50');
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/processing?screening=screening-new');
  expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/review?screening=screening-old');
});

it('keeps its rows where they are while one of them is pressed', async () => {
  const { push } = open([job('old', 'SUCCESS', 1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs' }));
  const [row] = await screen.findAllByRole('link');
  fireEvent.pointerDown(row!);
  push(job('new', 'PROGRESS', 0.4));
  expect(screen.getAllByRole('link')).toEqual([row]);
  fireEvent.pointerUp(row!);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
});

it('names a bulk operation with its position, counts candidates and leads to them', async () => {
  const bulk = { ...job('bulk', 'PROGRESS', 0), kind: 'moveStage', screening: null, completed: 2, failed: 1, total: 4 };
  open([{ ...bulk, project: { id: 'p', internalId: 'position', title: 'Chef' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs: 1 running' }));
  const [row] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toContain('Stage change: Chef');
  expect(row?.textContent).toContain('2 of 4 candidates');
  expect(row?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('75');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/candidate-analysis?project=position');
});

it('cancels an operation', async () => {
  const bulk = { ...job('bulk', 'PENDING', 0), kind: 'moveStage', screening: null, project: null };
  const { answer } = open([bulk]);
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs: 1 running' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Stage change' }));
  await answer('result', { __typename: 'CancelJobPayload', job: { ...bulk, state: 'REVOKED' } }, { jobId: 'bulk' });
  expect((await screen.findByRole('listitem')).textContent).toContain('Cancelled');
});

it('shows a deletion, which cannot be stopped and leads nowhere', async () => {
  const deletion = { ...job('bulk', 'PROGRESS', 0), kind: 'deleteProject', screening: null, completed: 1_000, total: 4_000 };
  open([{ ...deletion, project: { id: 'p', internalId: 'position', title: 'Chef' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs: 1 running' }));
  const [row] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toContain('Deleting a position: Chef');
  expect(row?.querySelector('a, button')).toBeNull();
});

it('says so when there are none', async () => {
  open([]);
  fireEvent.click(screen.getByRole('button', { name: 'Background jobs' }));
  expect(await screen.findByText('No jobs yet. Screenings you start appear here.')).toBeTruthy();
});

function open(jobs: object[]) {
  const rendered = renderWithRelay<useJobUpdatesQuery>({
    query,
    resolvers: { UserJobsConnection: () => ({ edges: jobs.map((node) => ({ node })) }) },
    children: ({ viewer }) => (viewer ? <JobsBadge viewer={viewer} /> : null),
  });
  const { mock } = rendered.environment;
  const push = (jobUpdated: object) => {
    const subscription = mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useJobUpdatesSubscription');
    act(() => mock.nextValue(subscription!, { data: { jobUpdated } }));
  };
  return { ...rendered, push };
}

function job(id: string, state: string, progress: number) {
  const project = { id: `project-${id}`, title: `Position ${id}` };
  const screening = { id: `global-${id}`, internalId: `screening-${id}`, progress, project };
  return { __typename: 'Job', id, kind: 'screening', state, completed: 1, failed: 0, total: 4, createdAt: date, screening };
}
