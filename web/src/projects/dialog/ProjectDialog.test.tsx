import { act, screen, within } from '@testing-library/react';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../../app/relay/RequestError.ts';
import { renderRoute } from '../../app/testing/renderRoute.tsx';
import * as projectsRoute from '../ProjectsRoute.tsx';

vi.mock('../../app/relay/environment.ts', () => import('../../app/testing/mockEnvironment.ts'));

const stages = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'];

it('shows the stages, the spread of the scores and the requirements of the position', async () => {
  const { load } = await openDialog();
  await load({
    Project: () => ({
      title: 'Glazier',
      status: 'OPEN',
      openDays: 12,
      candidateCount: 5,
      candidatesByStage: stages.map((stage, index) => ({ stage, count: index === 2 ? 3 : 0 })),
      scoreDistribution: buckets({ 7: 3, 9: 1 }),
      summary: { totalCandidates: 5, averageScore: 78.5, topScore: 95.2, topCandidate: { displayName: 'Ada Novak' } },
      requirements: {
        requiredSkills: ['Glass'],
        niceSkills: [],
        experience: null,
        education: null,
        salary: null,
        sourceName: 'job.pdf',
        createdAt: '2026-03-01T10:00:00Z',
      },
    }),
  });
  const dialog = screen.getByRole('dialog', { name: 'Glazier Requirements & Metrics' });
  expect(within(dialog).getByText('12 days')).toBeTruthy();
  const listed = within(within(dialog).getByRole('list', { name: 'Candidates by stage' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Applied0',
    'Screening0',
    'Interview3',
    'Offer0',
    'Hired0',
    'Rejected0',
  ]);
  const table = within(dialog).getByRole('table', { name: 'Score distribution' });
  expect(within(table).getByRole('row', { name: '70–80 3' })).toBeTruthy();
  expect(within(table).getByRole('row', { name: '90–100 1' })).toBeTruthy();
  expect(within(dialog).getByText('1 candidate has no score yet.')).toBeTruthy();
  expect(within(dialog).getByText('Glass')).toBeTruthy();
  expect(within(dialog).getAllByText('Unknown')).toHaveLength(3);
});

it('says where there is nothing yet, and leads to the upload of a job description', async () => {
  const { load } = await openDialog();
  await load({
    Project: () => ({
      internalId: 'p1',
      status: 'OPEN',
      candidateCount: 0,
      candidatesByStage: stages.map((stage) => ({ stage, count: 0 })),
      scoreDistribution: buckets({}),
      summary: { totalCandidates: 0, averageScore: null, topScore: null, topCandidate: null },
      requirements: null,
    }),
  });
  expect(screen.getByText('No candidates yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No requirements yet. Upload a job description and NOA reads them from it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload documents' }).getAttribute('href')).toBe('/?project=p1');
});

it('tells why the position could not be loaded, and loads it on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail, load } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Requirements & Metrics' }).textContent).toContain('Loading…');
  await fail('ProjectDetailsQuery', offlineError());
  expect(screen.getByRole('alert').textContent).toContain("Couldn't load the position");
  expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await load({
    Project: () => ({ title: 'Glazier', status: 'OPEN', candidatesByStage: [], scoreDistribution: [], requirements: null }),
  });
  expect(screen.getByRole('dialog', { name: 'Glazier Requirements & Metrics' })).toBeTruthy();
});

it('says that a position is gone', async () => {
  const { answerWith } = await openDialog();
  await answerWith('ProjectDetailsQuery', { project: null });
  expect(screen.getByText('This position was deleted.')).toBeTruthy();
});

function buckets(counts: Record<number, number>) {
  return Array.from({ length: 10 }, (_, index) => ({ from: index * 10, to: index * 10 + 10, count: counts[index] ?? 0 }));
}

async function openDialog() {
  const route = await renderRoute(projectsRoute, '/projects?position=p1');
  await route.answer('ProjectsRouteQuery', { QueryProjectsConnection: () => ({ totalCount: 0, edges: [] }) });
  const load = (resolvers: MockResolvers) => route.answer('ProjectDetailsQuery', resolvers);
  return { ...route, load };
}
