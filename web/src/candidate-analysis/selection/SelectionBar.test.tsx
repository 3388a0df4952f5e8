import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

const uuid = '00010203-0405-0607-0809-0a0b0c0d0e0f';
const job = { id: 'job', kind: 'setPayment', state: 'PROGRESS', completed: 0, failed: 0, total: 1 };

it('is not there with nothing selected, and starts nothing while a job runs', async () => {
  const { mock } = open([]);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Select' }));
  const actions = ['Bulk Payment', 'Move stage', 'Schedule'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  expect(actions.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Bulk Payment' }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '90000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(async () =>
    mock.resolve(mock.getMostRecentOperation(), { data: { result: { __typename: 'BulkSetPaymentPayload', job } } }),
  );
  expect(actions.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

function open(page: readonly string[]) {
  const environment = createMockEnvironment();
  function Select() {
    const { set } = useSelection('position');
    return (
      <button type="button" onClick={() => set([uuid], true)}>
        Select
      </button>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Select />
      <SelectionBar projectId="p" internalId="position" page={page} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}
