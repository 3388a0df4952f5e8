import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import * as uploadRoute from './UploadRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const mutation = 'useTourMutation';

it('goes through three steps and back, and is kept as seen in the profile', async () => {
  const { sent, answerWith } = await open(false);
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  press('Next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open any score' }));
  press('Back');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  press('Next');
  press('Next');
  expect(screen.getByText('Step 3 of 3')).toBeTruthy();
  press('Done');
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull();
  expect(sent(mutation).request.variables.input).toEqual({ tourSeen: true });
  await answerWith(mutation, { result: { __typename: 'UpdateProfilePayload', viewer: { id: 'user', tourSeen: true } } });
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull();
});

it('is skipped at once, and comes back with the reason when that could not be kept', async () => {
  const { fail } = await open(false);
  press('Skip tour');
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull();
  await fail(mutation, offlineError());
  expect(screen.getByRole('region', { name: 'Tour' })).toBeTruthy();
  expect(await screen.findAllByText(/The tour's state wasn't saved\. The server isn't responding/)).not.toEqual([]);
});

it('is not shown to who has seen it', async () => {
  await open(true);
  expect(screen.getByRole('button', { name: 'Browse resumes' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull();
});

async function open(tourSeen: boolean) {
  const route = await renderRoute(uploadRoute, '/');
  await route.answer('UploadRouteQuery', {
    Installation: () => ({ maxFiles: 50, maxFileMb: 1 }),
    User: () => ({ id: 'user', tourSeen, screenings: { edges: [] }, sampleData: { positions: 0, candidates: 0 } }),
  });
  return route;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
