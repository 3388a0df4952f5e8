import { describe, expect, it } from 'vitest';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import type { FieldSpan } from '../../label/fieldSpan.ts';
import type { FieldName } from '../../label/lineLabels.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { readStudies } from '../readStudies.ts';
import { readJobs } from './readJobs.ts';

const [unsure, sure] = [20, 900];

/** A document whose lines come with their labels, and whose fields stand in brackets: "S {position:Cook}, {company:Acme}". An exclamation mark: sure. */
function labelled(section: string, marked: readonly string[]) {
  const fields: FieldSpan[] = [];
  const labels: string[] = [];
  const margins: number[] = [];
  let text = '';
  marked.forEach((line, at) => {
    const [, role, mark, rest] = /^(\w)(!?) (.*)$/u.exec(line)!;
    labels.push(`${section}:${role}`);
    margins.push(mark ? sure : unsure);
    for (const part of rest!.split(/(\{\w+!?:[^}]*\})/u)) {
      const field = /^\{(\w+)(!?):([^}]*)\}$/u.exec(part);
      const value = field ? field[3]! : part;
      if (field)
        fields.push({
          field: field[1] as FieldName,
          start: text.length,
          end: text.length + value.length,
          line: at,
          margin: field[2] ? sure : unsure,
        });
      text += value;
    }
    text += '\n';
  });
  const document = textDocument(text);
  return {
    document,
    lines: viewLines(document),
    labels: { labels, margins, fields, skills: [] },
    ranges: findDateRanges(text),
  };
}

const readLabelled = ({ document, lines, labels, ranges }: ReturnType<typeof labelled>) =>
  readJobs({
    document,
    lines,
    labelled: labels,
    ranges,
    sections: [{ kind: 'experience', heading: null, lines }],
    body: 0,
    today: '2026-11-22',
  });

function jobsOf(...marked: string[]) {
  return readLabelled(labelled('experience', marked)).map(({ fact }) => fact.value);
}

describe('readJobs', () => {
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

  it('takes the surer of two employers in the header of a job', () => {
    const header = ['S {position:Staff Nurse}, {company:Critical Care} 2015 – 2019', 'M! {company!:Bradford Infirmary}'];
    expect(jobsOf(...header).map(({ company }) => company)).toEqual(['Bradford Infirmary']);
  });

  it('takes the supervisor of a project for no employer and no position', () => {
    const jobs = jobsOf('S {position:Cook}, {company:Prof. Anna Moss} 2019', 'S {position:Supervisor}: Prof. Anna Moss, 2018');
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([['Cook', null]]);
  });

  it('gives later jobs under an employer its name', () => {
    const jobs = jobsOf('S {company:Acme}', 'M {position:Chef} 2020 – 2021', 'B Led.', 'P {position:Cook} 2018 – 2019');
    expect(jobs.map(({ company, position }) => `${position} @ ${company}`)).toEqual(['Chef @ Acme', 'Cook @ Acme']);
  });

  it('takes an employer that stands alone for the employer of the jobs below it', () => {
    const jobs = jobsOf('S {company:Acme}', 'S {position:Chef} 2020 – 2021', 'S {position:Cook} 2018 – 2019');
    expect(jobs.map(({ company }) => company)).toEqual(['Acme', 'Acme']);
  });

  it('quotes each field where it stands', () => {
    const found = labelled('experience', ['S {position:Cook}, {company:Acme} 2019 – 2021']);
    const { document } = found;
    const [job] = readLabelled(found);
    expect(job?.fact.evidence.map(({ text }) => text)).toEqual(['Cook', 'Acme', '2019 – 2021']);
    for (const { start, end, text } of job!.fact.evidence) expect(document.text.slice(start, end)).toBe(text);
  });
});

const studiesOf = (...marked: string[]) =>
  readStudies({
    ...(({ labels, ...own }) => ({ ...own, labelled: labels }))(labelled('education', marked)),
    sections: [],
    body: 0,
    today: '2026-11-22',
  }).map(({ value }) => value);

describe('readStudies', () => {
  it.each(['{institution:Year Board/University OGPA}', '{degree:Degree Certificate}', '{institution:67.4}'])(
    'takes the head and the marks of a table for no study: %s',
    (line) => expect(studiesOf(`S ${line}`)).toEqual([]),
  );
  it('reads school, degree, subject, level and years', () => {
    const { document, lines, labels, ranges } = labelled('education', [
      'S {degree:BSc} in {subject:Nursing}',
      'M {institution:University of Leeds, Leeds} 2012 – 2015',
    ]);
    const resume = { document, lines, labelled: labels, ranges, sections: [], body: 0, today: '2026-11-22' };
    expect(readStudies(resume).map(({ value }) => value)).toEqual([
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
