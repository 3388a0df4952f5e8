import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BulkKind, bulkQuestions, emptyDraft } from './bulkQuestions.tsx';

const ask = (kind: BulkKind, change: Partial<typeof emptyDraft> = {}) => bulkQuestions[kind].action({ ...emptyDraft, ...change });

it('moves to Screening unless another stage is chosen, and says to how many that applies', () => {
  expect(ask('moveStage')).toEqual({ kind: 'moveStage', stage: 'SCREENING' });
  for (const stage of ['APPLIED', 'INTERVIEW', 'OFFER', 'HIRED'] as const)
    expect(ask('moveStage', { stage })).toEqual({ kind: 'moveStage', stage });
  expect(bulkQuestions.moveStage.title(3, emptyDraft)).toBe('Move 3 candidates to Screening');
});

it('moves to Rejected only with a reason', () => {
  expect(ask('moveStage', { stage: 'REJECTED' })).toBeNull();
  render(<>{bulkQuestions.moveStage.fields?.({ ...emptyDraft, stage: 'REJECTED' }, () => undefined)}</>);
  expect(screen.getAllByText('Reason').length).toBeGreaterThan(0);
});

it('schedules only with a date and a time, and says for how many', () => {
  expect(ask('schedule')).toBeNull();
  expect(bulkQuestions.schedule.title(3, emptyDraft)).toContain('3 candidates');
});

it('sets no pay that is empty or no number', () => {
  expect([ask('setPayment'), ask('setPayment', { amount: 'a lot' })]).toEqual([null, null]);
  expect(ask('setPayment', { amount: '95000' })).toEqual({ kind: 'setPayment', paymentExpected: 95_000, currency: 'USD' });
});
