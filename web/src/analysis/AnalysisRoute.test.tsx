import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import * as analysisRoute from './AnalysisRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const open = () => renderRoute({ ...analysisRoute, path: '/analysis/:id' }, '/analysis/018f0000-0000-4000-8000-000000000001');

it('says that it loads, then why it could not, with the way back and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail } = await open();
  expect(screen.getByText('Loading analysis...')).toBeTruthy();
  await fail('AnalysisRouteQuery', offlineError());
  expect(screen.getByRole('alert').textContent).toContain('Failed to load analysis');
  expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it.each([
  ['QUEUED', 'Pending'],
  ['READING', 'Processing'],
])('of a document that is %s says that it goes on, and shows its error in a box', async (state, status) => {
  const { answer } = await open();
  await answer('AnalysisRouteQuery', {
    Node: () => ({ __typename: 'Candidate' }),
    Candidate: () => ({
      displayName: 'Ada Byron',
      createdAt: '2026-03-01T10:00:00Z',
      unread: false,
      score: null,
      assessment: null,
    }),
    Document: () => ({ state, unread: null, error: { message: 'The file is encrypted.' } }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candidate Analysis — Ada Byron');
  expect(screen.getByText(status)).toBeTruthy();
  expect(screen.getByText('Analysis in progress...')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('The file is encrypted.');
});

it('shows the first 600 characters of the job description to the last whole word, and all of it on request', async () => {
  const { answer, sent } = await open();
  expect(JSON.stringify(sent('AnalysisRouteQuery').request.node.operation)).toContain('suggestions(first:5)');
  const text = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  await answer('AnalysisRouteQuery', {
    Node: () => ({ __typename: 'Candidate' }),
    Candidate: () => ({ displayName: 'Ada Byron', createdAt: '2026-03-01T10:00:00Z', unread: false, score: null }),
    Document: () => ({ state: 'READING', unread: null, error: null, fileName: 'job.pdf', text }),
  });
  const [shown = ''] = screen.getAllByText(/^word0/).map(({ textContent }) => textContent ?? '');
  expect(shown).toMatch(/ word\d+…$/);
  expect(shown.length).toBeLessThanOrEqual(601);
  expect(text.slice(0, 601).startsWith(shown.slice(0, -1))).toBe(true);
  fireEvent.click(screen.getByRole('button', { expanded: false, name: 'Show all' }));
  expect(screen.getAllByText(text)).toHaveLength(2);
});
