import { expect, it } from 'vitest';
import { splitArrived } from './splitArrived.ts';

const file = (id: string, name: string, text = 'cv') => ({ id, kind: 'RESUME' as const, file: new File([text], name) });
const document = (fileName: string, sizeBytes = 2, kind = 'RESUME') => ({ kind, fileName, sizeBytes });

it('takes each document for one file of its name, kind and size', () => {
  const files = [file('1', 'a.txt'), file('2', 'a.txt'), file('3', 'a.txt', 'longer'), file('4', 'b.txt')];
  const arrived = [document('a.txt'), document('b.txt', 2, 'JOB_DESCRIPTION'), document('c.txt')];
  const { missing, there } = splitArrived(files, arrived);
  expect(there.map(({ id }) => id)).toEqual(['1']);
  expect(missing.map(({ id }) => id)).toEqual(['2', '3', '4']);
});
