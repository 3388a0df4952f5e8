import { describe, expect, it } from 'vitest';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import type { FieldSpan } from '../../label/labelDocument.ts';
import type { FieldName } from '../../label/lineLabels.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { labelledStudies } from '../studies/labelledStudies.ts';
import { labelledJobs } from './labelledJobs.ts';

/** A document whose lines come with their labels, and whose fields stand in brackets: "S {position:Cook}, {company:Acme}". */
function labelled(section: string, marked: readonly string[]) {
  const fields: FieldSpan[] = [];
  const labels: string[] = [];
  let text = '';
  marked.forEach((line, at) => {
    const [, role, rest] = /^(\w) (.*)$/u.exec(line)!;
    labels.push(`${section}:${role}`);
    for (const part of rest!.split(/(\{\w+:[^}]*\})/u)) {
      const field = /^\{(\w+):([^}]*)\}$/u.exec(part);
      const value = field ? field[2]! : part;
      if (field)
        fields.push({ field: field[1] as FieldName, start: text.length, end: text.length + value.length, line: at, margin: 20 });
      text += value;
    }
    text += '\n';
  });
  const document = textDocument(text);
  return {
    document,
    lines: viewLines(document),
    labels: { labels, margins: labels.map(() => 20), fields, skills: [] },
    ranges: findDateRanges(text),
  };
}

function jobsOf(...marked: string[]) {
  const { document, lines, labels, ranges } = labelled('experience', marked);
  return labelledJobs(document, lines, labels, ranges, '2026-11-22').map(({ fact }) => fact.value);
}

describe('labelledJobs', () => {
  it('makes a job of a first line, the later lines of its header and its body', () => {
    const [job] = jobsOf('S {position:Cook}', 'M {company:Acme}, {place:Leeds}', 'M 2019 – 2021', 'B Baked bread.');
    expect(job).toMatchObject({
      position: 'Cook',
      company: 'Acme',
      location: 'Leeds',
      start: '2019',
      end: '2021',
      responsibilities: ['Baked bread.'],
    });
  });

  it('gives later jobs under an employer its name', () => {
    const jobs = jobsOf('S {company:Acme}', 'M {position:Chef} 2020 – 2021', 'B Led.', 'P {position:Cook} 2018 – 2019');
    expect(jobs.map(({ company, position }) => `${position} @ ${company}`)).toEqual(['Chef @ Acme', 'Cook @ Acme']);
  });

  it('takes an employer that stands alone for the employer of the jobs below it', () => {
    const jobs = jobsOf('S {company:Acme}', 'S {position:Chef} 2020 – 2021', 'S {position:Cook} 2018 – 2019');
    expect(jobs.map(({ company }) => company)).toEqual(['Acme', 'Acme']);
  });

  it('begins another job where a header repeats what the job has', () => {
    const jobs = jobsOf('S {position:Chef}, {company:Acme} 2020 – 2021', 'M {position:Cook}, {company:Bolt} 2018 – 2019');
    expect(jobs.map(({ company, start }) => `${company} ${start}`)).toEqual(['Acme 2020', 'Bolt 2018']);
  });

  it('quotes each field where it stands', () => {
    const { document, lines, labels, ranges } = labelled('experience', ['S {position:Cook}, {company:Acme} 2019 – 2021']);
    const [job] = labelledJobs(document, lines, labels, ranges, '2026-11-22');
    expect(job?.fact.evidence.map(({ text }) => text)).toEqual(['Cook', 'Acme', '2019 – 2021']);
    for (const { start, end, text } of job!.fact.evidence) expect(document.text.slice(start, end)).toBe(text);
  });
});

describe('labelledStudies', () => {
  it('reads school, degree, subject, level and years', () => {
    const { document, lines, labels, ranges } = labelled('education', [
      'S {degree:BSc} in {subject:Nursing}',
      'M {institution:University of Leeds} 2012 – 2015',
    ]);
    expect(labelledStudies(document, lines, labels, ranges, '2026-11-22').map(({ value }) => value)).toEqual([
      {
        institution: 'University of Leeds',
        degree: 'BSc',
        level: 'bachelor',
        specialization: 'Nursing',
        startYear: 2012,
        endYear: 2015,
        current: false,
      },
    ]);
  });
});
