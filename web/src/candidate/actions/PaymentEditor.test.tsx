import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider, useFragment } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentEditor } from './PaymentEditor.tsx';

vi.mock('react-relay', async (original) => ({ ...(await original<object>()), useFragment: vi.fn<typeof useFragment>() }));

const candidate = { id: 'ada', displayName: 'Ada', paymentExpected: 80_000, currency: 'USD' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(useFragment).mockReturnValue(candidate as never);
});
afterEach(() => vi.useRealTimers());

it.each([
  ['Saved', { __typename: 'SetCandidatePaymentPayload', candidate }, false],
  ['Error', { __typename: 'AppError', code: 'CONFLICT', message: 'Someone else changed this.', issues: [] }, true],
])('says Saved, or Error, for a second and a half: %s', async (told, result, stays) => {
  const { mock } = open();
  fireEvent.click(screen.getByRole('button', { name: /^Edit expected pay/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '95000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { result } }));
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByRole('textbox') !== null).toBe(stays);
  act(() => void vi.advanceTimersByTime(1499));
  expect(screen.queryByText(told)).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText(told)).toBeNull();
});

function open() {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <PaymentEditor candidate={{} as never} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}
