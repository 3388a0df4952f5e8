import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { PaymentForm } from './PaymentForm.tsx';

function open() {
  const environment = createMockEnvironment();
  const [onSaved, onFailed, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <RelayEnvironmentProvider environment={environment}>
      <PaymentForm
        candidateId="ada"
        initial={{ amount: 80_000, currency: 'CHF' }}
        failedJustNow={false}
        onSaved={onSaved}
        onFailed={onFailed}
        onCancel={onCancel}
      />
    </RelayEnvironmentProvider>,
  );
  return { mock: environment.mock, onSaved, onFailed, onCancel };
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Expected pay per year' });
const type = (value: string) => fireEvent.change(amount(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves the amount in the currency that was read', async () => {
  const { mock, onSaved } = open();
  type('95,000');
  save();
  expect(screen.getByRole('button', { name: 'Saving…' }).getAttribute('aria-busy')).toBe('true');
  const operation = mock.getMostRecentOperation();
  expect(operation.request.variables['input']).toEqual({ candidateId: 'ada', paymentExpected: 95_000, currency: 'CHF' });
  const candidate = { id: 'ada', paymentExpected: 95_000, currency: 'CHF' };
  await act(async () => mock.resolve(operation, { data: { result: { __typename: 'SetCandidatePaymentPayload', candidate } } }));
  expect(onSaved).toHaveBeenCalledOnce();
});

it('keeps what was typed when saving fails, and says why', async () => {
  const { mock, onFailed } = open();
  type('95000');
  save();
  const result = { __typename: 'AppError', code: 'CONFLICT', message: 'Someone else changed this.', issues: [] };
  await act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { result } }));
  expect(onFailed).toHaveBeenCalledOnce();
  expect(amount().value).toBe('95000');
  expect(screen.getByRole('alert').textContent).toBe('Failed to save payment. Someone else changed this.');
});

it('cannot save an empty amount, and sends nothing that is no number', () => {
  const { mock } = open();
  type(' ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  type('a lot');
  save();
  expect(screen.getByRole('alert').textContent).toContain('Enter a whole number');
  expect(mock.getAllOperations()).toEqual([]);
});

it('closes on Escape without saving', () => {
  const { mock, onCancel } = open();
  fireEvent.keyDown(amount(), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
  expect(mock.getAllOperations()).toEqual([]);
});
