import { describe, expect, it } from 'vitest';
import { annotateLines } from '../../annotate/annotateLines.ts';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type FieldName, fieldLabels } from '../lineLabels.ts';
import { wordsOf } from '../words.ts';
import { completeEntries } from './completeEntries.ts';

const certain = 5000;

interface Line {
  label: string;
  text: string;
  /** Fields found in the line, with their margins. */
  found?: Partial<Record<FieldName, [text: string, margin: number]>>;
  /** What the words of the line lose as parts of a field; words lose too much as parts of any other. */
  loses?: Partial<Record<FieldName, number>>;
  /** The line above wraps into it. */
  continues?: boolean;
}

/** The fields of lines after completion, as "field: text". */
function complete(...given: Line[]): string[] {
  const document = textDocument(given.map(({ text }) => text).join('\n'));
  given.forEach(({ continues }, at) => Object.assign(document.lines[at]!, { continues }));
  const lines = viewLines(document);
  const words = lines.flatMap((_, at) => wordsOf(lines, at));
  const losses = new Float64Array(words.length * fieldLabels.length).fill(certain);
  words.forEach(({ line }, word) => {
    for (const [field, loss] of Object.entries(given[line]!.loses ?? {}))
      for (const mark of ['B', 'I']) losses[word * fieldLabels.length + fieldLabels.indexOf(`${mark}${field}`)] = loss;
  });
  const spans: FieldSpan[] = given.flatMap(({ found }, line) =>
    Object.entries(found ?? {}).map(([field, [text, margin]]) => {
      const start = lines[line]!.start + lines[line]!.text.indexOf(text);
      return { field: field as FieldName, start, end: start + text.length, line, margin };
    }),
  );
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const labels = given.map(({ label }) => label);
  return completeEntries(document, lines, marks, labels, { names: fieldLabels, words, losses, spans }).map(
    ({ field, start, end }) => `${field}: ${document.text.slice(start, end)}`,
  );
}

const cook: Line = { label: 'experience:S', text: 'Cook', found: { position: ['Cook', 900] } };
const dates: Line = { label: 'experience:M', text: '2019 – 2021' };

describe('completeEntries', () => {
  it.each([
    ['Кафе «Заря», ИП Лисин А. П.', 'Кафе «Заря»'],
    ['Адвокатское бюро Заречный Ф. И. и партнёры', 'Адвокатское бюро Заречный Ф. И.'],
  ])('goes on to the form that closes the name of an employer: %s', (text, name) => {
    expect(complete(cook, { label: 'experience:M', text, found: { company: [name, 900] } }, dates)).toContain(`company: ${text}`);
  });

  it('takes a known degree beside the subject, or as one, for that of a study without another', () => {
    const school: Line = { label: 'education:S', text: 'Hillside College', found: { institution: ['Hillside College', 600] } };
    const subject: Line = {
      label: 'education:M',
      text: 'Folklore Studies (Ptychio)',
      found: { subject: ['Folklore Studies', 400] },
    };
    expect(complete(school, subject)).toContain('degree: Ptychio');
    const alone: Line = { label: 'education:M', text: 'Bacalaureat', found: { subject: ['Bacalaureat', 30] } };
    expect(complete(school, alone)).toContain('degree: Bacalaureat');
  });

  it('takes the piece of a header that loses least for the employer that is missing', () => {
    expect(complete(cook, { label: 'experience:M', text: 'Zyxo', loses: { company: 300 } }, dates)).toEqual([
      'position: Cook',
      'company: Zyxo',
    ]);
  });

  it('guesses nothing that loses much, no place, and no employer below an employer that stands alone', () => {
    expect(complete(cook, { label: 'experience:M', text: 'Zyxo' }, dates)).toEqual(['position: Cook']);
    expect(complete(cook, { label: 'experience:M', text: 'Leeds', loses: { company: 100 } }, dates)).toEqual(['position: Cook']);
    const alone: Line = { label: 'experience:S', text: 'Acme', found: { company: ['Acme', 900] } };
    expect(complete(alone, cook, { label: 'experience:M', text: 'Zyxo', loses: { company: 100 } }, dates)).toEqual([
      'company: Acme',
      'position: Cook',
    ]);
  });

  it('lets a name that breaks off go on below, with a closing legal form too', () => {
    const degree: Line = { label: 'education:S', text: 'BSc', found: { degree: ['BSc', 900] } };
    const school: Line = {
      label: 'education:M',
      text: 'Universidad de',
      found: { institution: ['Universidad de', 900] },
    };
    expect(complete(degree, school, { label: 'education:M', text: 'Sevilla' })).toContain('institution: Universidad de\nSevilla');
    const firm: Line = { label: 'experience:M', text: 'Hale Homes', found: { company: ['Hale Homes', 900] } };
    expect(complete(cook, firm, { label: 'experience:M', text: 'Limited' })).toContain('company: Hale Homes\nLimited');
  });

  it('lets a school begin in the line above where a line begins with its kind', () => {
    const degree: Line = {
      label: 'education:S',
      text: 'Masters in Law, Suez Canal',
      found: { degree: ['Masters', 900], subject: ['Suez Canal', 90] },
    };
    const school: Line = { label: 'education:M', text: 'University, 2020', found: { institution: ['University', 900] } };
    expect(complete(degree, { ...school, continues: true })).toContain('institution: Suez Canal\nUniversity');
    expect(complete(degree, school)).toContain('institution: University');
  });

  it('gives a school that only its town names the town', () => {
    const text = 'Technical University – Sofia';
    expect(complete({ label: 'education:S', text, found: { institution: ['Technical University', 900] } }, dates)).toEqual([
      `institution: ${text}`,
    ]);
  });

  it('believes a form, even below the duties', () => {
    expect(
      complete(cook, dates, { label: 'experience:B', text: 'Baked.' }, { label: 'experience:B', text: 'Name of employer: Zyxo' }),
    ).toEqual(['position: Cook', 'company: Zyxo']);
  });

  it('keeps the surer of two schools; the other may be the subject', () => {
    expect(
      complete(
        { label: 'education:S', text: 'University of Leeds', found: { institution: ['University of Leeds', 900] } },
        {
          label: 'education:M',
          text: 'Harp Making',
          found: { institution: ['Harp Making', 90] },
          loses: { subject: 90 },
        },
        { label: 'education:M', text: 'BSc', found: { degree: ['BSc', 900] } },
      ),
    ).toEqual(['institution: University of Leeds', 'subject: Harp Making', 'degree: BSc']);
  });

  it('takes "… in …" of a dated study without a degree for a degree and its subject', () => {
    expect(
      complete(
        { label: 'education:S', text: 'Self-Teaching in Harps', loses: {} },
        { label: 'education:M', text: 'Zyxo', loses: { institution: 100 } },
        { label: 'education:M', text: '2019 – 2021' },
      ),
    ).toEqual(['degree: Self-Teaching', 'subject: Harps', 'institution: Zyxo']);
  });

  it('extends a name to the ends of its piece, without "at"', () => {
    expect(
      complete({
        label: 'experience:S',
        text: 'at Greywacke Terminals Oy, Cook',
        found: { company: ['Terminals Oy', 900], position: ['Cook', 900] },
        loses: { company: 100 },
      }),
    ).toEqual(['company: Greywacke Terminals Oy', 'position: Cook']);
    expect(
      complete({
        label: 'education:S',
        text: 'Leeds Nautical School',
        found: { place: ['Leeds', 900], institution: ['Nautical School', 900] },
        loses: { institution: 100 },
      }),
    ).toEqual(['institution: Leeds Nautical School']);
    const archive: Line = {
      label: 'experience:S',
      text: 'Archives of Leeds',
      found: { company: ['Archives of', 900], place: ['Leeds', 900] },
    };
    expect(complete(archive)).toEqual(['company: Archives of Leeds']);
  });
});
