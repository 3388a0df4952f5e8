import { describe, expect, it } from 'vitest';
import { schoolItself } from './entryLines.ts';

const itself = (text: string) => {
  const span = schoolItself(text, { field: 'company', start: 0, end: text.length, line: 0, margin: 1 });
  return text.slice(span!.start, span!.end);
};

describe('schoolItself', () => {
  it.each([
    ['Universidad de San Sebastián, Dept. of Bakery', 'Universidad de San Sebastián'],
    ['Lehrstuhl für Physik, Universität Jena', 'Universität Jena'],
    ['Universidade de São Luís, Dunmore Group', 'Universidade de São Luís'],
    ['Колледж Сириус, г. Шымкент, лаборатория «Заря»', 'Колледж Сириус, г. Шымкент'],
    ['кафедра «Пищевая инженерия», Карагандинский университет', 'Карагандинский университет'],
  ])('leaves out the units of "%s"', (text, school) => expect(itself(text)).toBe(school));

  it.each(['Department of Health, Nairobi', 'University of California, Berkeley', 'Faculty of Medicine', 'Lumen Lab, Acme Ltd'])(
    'keeps "%s" whole',
    (text) => expect(itself(text)).toBe(text),
  );
});
