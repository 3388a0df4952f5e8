import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../relay/RequestError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { useShowTour } from './useTour.ts';

vi.mock('../relay/environment.ts', () => import('../testing/mockEnvironment.ts'));

const mutation = 'useTourMutation';

function Component() {
  const showTour = useShowTour();
  return (
    <button type="button" onClick={showTour}>
      Again
    </button>
  );
}

const open = async () => {
  const route = await renderRoute({ loader: () => null, Component }, '/settings');
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  return route;
};

it('goes to the first page once the server keeps that the tour is to be shown', async () => {
  const { answerWith, router, sent } = await open();
  expect(sent(mutation).request.variables.input).toEqual({ tourSeen: false });
  expect(router.state.location.pathname).toBe('/settings');
  await answerWith(mutation, { result: { __typename: 'UpdateProfilePayload', viewer: { id: 'user', tourSeen: false } } });
  expect(router.state.location.pathname).toBe('/');
});

it('stays with the reason when that could not be kept', async () => {
  const { fail, router } = await open();
  await fail(mutation, offlineError());
  expect(router.state.location.pathname).toBe('/settings');
  expect(await screen.findAllByText(/The tour's state wasn't saved/)).not.toEqual([]);
});
