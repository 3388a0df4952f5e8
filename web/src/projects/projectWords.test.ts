import { expect, it } from 'vitest';
import { statuses } from './projectsFilter.ts';
import { statusText, statusTones } from './projectWords.ts';

it('says Open in green, Draft in yellow, Closed in gray and On Hold in blue', () => {
  expect(statuses.map((status) => [statusText(status), statusTones[status]])).toEqual([
    ['Open', 'emerald'],
    ['Draft', 'yellow'],
    ['Closed', 'gray'],
    ['On Hold', 'blue'],
  ]);
});
