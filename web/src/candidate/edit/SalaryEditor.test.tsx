import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SalaryEditor, type SalaryValue } from './SalaryEditor.tsx';

const monthly: SalaryValue = { amount: 54_000, max: 62_400, period: 'month', currency: 'EUR' };

it('shows both ends as the document states them, and saves them unchanged', () => {
  const onSave = openEditor(monthly);
  expect([field('From').value, field('To').value]).toEqual(['4500', '5200']);
  press('Save');
  expect(onSave).toHaveBeenCalledWith(monthly);
});

it('keeps the other end and the period when one end is corrected', () => {
  const onSave = openEditor(monthly);
  fireEvent.change(field('To'), { target: { value: '5 500' } });
  press('Save');
  expect(onSave).toHaveBeenCalledWith({ ...monthly, max: 66_000 });
});

it('keeps the cents of an hour', () => {
  const onSave = openEditor({ amount: 53_040, max: null, period: 'hour', currency: 'USD' });
  expect(field('From').value).toBe('25.5');
  press('Save');
  expect(onSave).toHaveBeenCalledWith({ amount: 53_040, max: null, period: 'hour', currency: 'USD' });
});

it('takes the ends in either order', () => {
  const onSave = openEditor(null);
  fireEvent.change(field('From'), { target: { value: '70000' } });
  fireEvent.change(field('To'), { target: { value: '60000' } });
  press('Save');
  expect(onSave).toHaveBeenCalledWith({ amount: 60_000, max: 70_000, period: 'year', currency: 'USD' });
});

function openEditor(initial: SalaryValue | null) {
  const onSave = vi.fn<(value: SalaryValue | null) => void>();
  const onCancel = vi.fn<() => void>();
  render(<SalaryEditor label="Expected pay" initial={initial} busy={false} error={null} onSave={onSave} onCancel={onCancel} />);
  return onSave;
}

function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}
