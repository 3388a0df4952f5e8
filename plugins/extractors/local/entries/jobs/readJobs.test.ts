import { describe, expect, it } from 'vitest';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { datesOf, responsibilitiesOf } from './readJobs.ts';

const dated = (text: string) => ({ range: findDateRanges(text)[0] ?? null });

describe('datesOf', () => {
  it('gives start and end of a period, and no end of one that goes on', () => {
    const [past, now] = [dated('May 2015 – June 2018'), dated('July 2018 – present')];
    expect(datesOf(past, [now, past])).toEqual({ start: '2015-05', end: '2018-06', current: false });
    expect(datesOf(now, [now, past])).toEqual({ start: '2018-07', end: null, current: true });
  });
  it('takes a lone date over the first entry for the start of the current job, if all others ended before', () => {
    const [first, before] = [dated('March 2020'), dated('May 2015 – June 2018')];
    expect(datesOf(first, [first, before])).toEqual({ start: '2020-03', end: null, current: true });
    expect(datesOf(first, [before, first])).toEqual({ start: '2020-03', end: null, current: false });
  });
  it('leaves all of an entry without dates open', () => {
    expect(datesOf({ range: null }, [])).toEqual({ start: null, end: null, current: false });
  });
});

describe('responsibilitiesOf', () => {
  it('reads one sentence a line, without labels and lines without words', () => {
    const document = textDocument('Duties:\n* Baked 400 loaves a day\n***\n* Trained two apprentices');
    expect(responsibilitiesOf(document, viewLines(document))).toEqual(['Baked 400 loaves a day', 'Trained two apprentices']);
  });
});
