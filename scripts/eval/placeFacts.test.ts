import { describe, expect, it } from 'vitest';
import { emptyResumeFacts, type ResumeFacts } from '../../plugins/contract.ts';
import { pdfReader } from '../../plugins/readers/pdf/pdfReader.ts';
import { makePdf, textAt } from '../../plugins/readers/pdf/testing/makePdf.ts';
import { defaultReadLimits as limits } from '../../plugins/reading/defaultReadLimits.ts';
import { placeFacts } from './placeFacts.ts';

const truth = {
  name: 'Ada Lovelace',
  location: 'London',
  skills: [],
  education: [],
  work: [],
  certifications: [],
  languages: [],
};
const printed = [
  {
    fact: 'name 0',
    part: 'value',
    text: 'Ada Lovelace',
    words: [
      [1, 72, 83.4, 21.3, 11.1],
      [1, 96.7, 83.4, 51.3, 11.1],
    ],
  },
  { fact: 'location 0', part: 'street', text: '4 Baker Street', words: [[1, 72, 183.4, 80, 11.1]] },
  { fact: 'location 0', part: 'value', text: 'London', words: [[1, 155, 183.4, 42, 11.1]] },
];
const item = { id: 'ada', person: 'ada', theme: '', files: {}, truth, visible: {}, printed };

async function place(found: Partial<Record<'name' | 'location', string>>) {
  const content = textAt(72, 700, 'Ada Lovelace') + textAt(72, 600, '4 Baker Street, London');
  const document = await pdfReader.read(makePdf({ pages: [{ content }] }), { signal: new AbortController().signal, limits });
  const facts = Object.entries(found).map(([field, value]) => {
    const start = document.text.indexOf(value);
    return [field, { value, confidence: 1, evidence: [{ text: value, page: 1, start, end: start + value.length }] }];
  });
  return placeFacts(document, { ...emptyResumeFacts(), ...(Object.fromEntries(facts) as Partial<ResumeFacts>) }, item);
}

describe('placeFacts', () => {
  it('counts the words of a fact that lie where its value is printed', async () => {
    expect(await place({ name: 'Ada Lovelace' })).toMatchObject({ placed: 2, printed: 2, agreeing: 2, quotations: 1, onPage: 1 });
  });

  it('ignores facts that are wrong, and parts of a value that the fact does not state', async () => {
    expect(await place({ name: 'Baker Street' })).toMatchObject({ placed: 0, printed: 0 });
    expect(await place({ location: 'London' })).toMatchObject({ placed: 1, printed: 1, agreeing: 1 });
  });

  it('counts quoted words beside the value as wrong', async () => {
    expect(await place({ location: 'Street, London' })).toMatchObject({ placed: 2, printed: 1, agreeing: 1 });
  });
});
