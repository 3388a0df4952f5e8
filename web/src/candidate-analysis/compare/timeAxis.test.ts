import { expect, it } from 'vitest';
import { timeAxis } from './timeAxis.ts';

const today = new Date('2024-07-01T00:00:00');
const job = (start: string | null, end: string | null, current = false) => ({ start, end, current });

it('places all jobs on one axis', () => {
  const jobs = [job('2020-01', '2021-12'), job('2022', '2022'), job('2023-07', null, true)];
  const axis = timeAxis(jobs, today);
  expect([axis?.from, axis?.to]).toEqual([2020, 2025]);
  expect(jobs.map((one) => axis?.place(one))).toEqual([
    { left: 0, width: 0.4 },
    { left: 0.4, width: 0.2 },
    { left: 0.7, width: 0.2 },
  ]);
});

it('leaves out what has no dates, or dates the wrong way round', () => {
  const axis = timeAxis([job('2020', '2021'), job(null, '2021'), job('2020', null)], today);
  expect([axis?.place(job(null, '2021')), axis?.place(job('2020', null)), axis?.place(job('2022', '2020'))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(timeAxis([job(null, null)], today)).toBeNull();
});
