import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { Toasts } from '../../ui/layers/Toasts.tsx';
import { candidateId } from '../candidateId.ts';
import { useBulkSelection } from './useBulkSelection.ts';

const ids = new Set(['00010203-0405-0607-0809-0a0b0c0d0e0f']);

/** The global id of the only one in `ids`. */
const candidate = candidateId([...ids][0] ?? '');

function Pay() {
  const { start } = useBulkSelection('position', ids);
  return (
    <button type="button" onClick={() => start({ action: { kind: 'setPayment', paymentExpected: 90_000, currency: 'USD' } })}>
      Pay
    </button>
  );
}

it.each([
  [{ state: 'SUCCESS', completed: 12, failed: 0 }, 'Saved payment for 12 candidates'],
  [{ state: 'FAILURE', completed: 0, failed: 12 }, 'Bulk save failed'],
])('tells how a bulk payment ended: %j', async (end, text) => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Pay />
      <Toasts />
    </RelayEnvironmentProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  const job = { id: 'job', kind: 'setPayment', total: 12, ...end };
  const result = { __typename: 'BulkSetPaymentPayload', job };
  await act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { result } }));
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

it('reads what is shown of the candidates again when a move has ended', async () => {
  const environment = createMockEnvironment();
  function Move() {
    const { start } = useBulkSelection('position', ids);
    return (
      <button type="button" onClick={() => start({ action: { kind: 'moveStage', stage: 'OFFER' } })}>
        Move
      </button>
    );
  }
  environment.commitUpdate((store) => void store.create(candidate, 'Candidate').setValue('Ada', 'displayName'));
  const snapshot = () => environment.getStore().getSource().get(candidate)?.['__invalidated_at'];
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Move />
    </RelayEnvironmentProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(snapshot()).toBeUndefined();
  const job = { id: 'job', kind: 'moveStage', state: 'SUCCESS', total: 1, completed: 1, failed: 0 };
  const result = { __typename: 'BulkMoveStagePayload', job };
  await act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { result } }));
  expect(snapshot()).toBeDefined();
});
