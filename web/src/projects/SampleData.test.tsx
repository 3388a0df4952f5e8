import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import { currentVisits, recordVisit } from '../app/visits/visits.ts';
import * as projectsRoute from './ProjectsRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const mutation = 'useRemoveSampleDataMutation';

it('is not there when there is nothing to remove', async () => {
  await open(0, 0);
  expect(screen.queryByRole('button', { name: 'Remove sample data' })).toBeNull();
});

it('asks with the figures, removes, forgets visits and reads the list again', async () => {
  const { sent, answerWith, answer } = await open(1, 8);
  recordVisit({ id: 'sample', type: 'project', title: 'Senior Backend Engineer', path: '/candidate-analysis?project=sample' });
  recordVisit({ id: 'own', type: 'project', title: 'Plumber', path: '/candidate-analysis?project=own' });
  const question = await ask('Remove the sample position?');
  expect(question.textContent).toContain('1 position with sample documents, 8 candidates');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove sample data' }));
  expect(sent(mutation).request.variables.input).toEqual({ positions: 1 });
  await answerWith(mutation, { result: { __typename: 'RemoveSampleDataPayload', deletedInternalIds: ['sample'] } });
  expect(await screen.findAllByText('Sample data removed')).not.toEqual([]);
  expect(currentVisits().recent.map(({ id }) => id)).toEqual(['own']);
  await answer('ProjectsRouteQuery', counted(0, 0));
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

it('tells why nothing was removed, and can be asked again', async () => {
  const { fail, answer } = await open(2, 16);
  const question = await ask('Remove 2 sample positions?');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove sample data' }));
  await fail(mutation, offlineError());
  expect(await screen.findAllByText(/Couldn't remove the sample data\. The server isn't responding/)).not.toEqual([]);
  await answer('ProjectsRouteQuery', counted(2, 16));
  await ask('Remove 2 sample positions?');
});

async function open(positions: number, candidates: number) {
  const route = await renderRoute(projectsRoute, '/projects');
  await route.answer('ProjectsRouteQuery', counted(positions, candidates));
  return route;
}

const counted = (positions: number, candidates: number) => ({
  SampleData: () => ({ positions, candidates }),
  QueryProjectsConnection: () => ({ edges: [] }),
});

async function ask(title: string): Promise<HTMLElement> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove sample data' })));
  return screen.findByRole('alertdialog', { name: title });
}
