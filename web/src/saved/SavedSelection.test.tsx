import { fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { SavedSelection } from './SavedSelection.tsx';

const nothing = () => undefined;

it('asks nothing while nobody is selected', () => {
  open([]);
  for (const name of ['Bulk Remove', 'Bulk Toggle Star', 'Clear'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

it('says how many of the filtered are removed, and that it cannot be undone', async () => {
  const { mock } = open(['a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'Bulk Remove' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Remove 2 of the 7 filtered candidates from saved?');
  expect(question.textContent).toContain("This can't be undone.");
  expect(mock.getAllOperations()).toEqual([]);
});

function open(selected: readonly string[]) {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SavedSelection orderId="order" selected={selected} count={7} onSelectAll={nothing} onClear={nothing} onChanged={nothing} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}
