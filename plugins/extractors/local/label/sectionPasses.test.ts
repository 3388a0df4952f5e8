import { describe, expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { correctSections, keepAddress, keepHead, keepLookalikes, stayInSection } from './sectionPasses.ts';

const correct = (...lines: [text: string, label: string, margin?: number][]) =>
  correctSections(
    {
      lines: viewLines(textDocument(lines.map(([text]) => text).join('\n'))),
      margins: lines.map(([, , margin]) => margin ?? 500),
    },
    lines.map(([, label]) => label),
  );

describe('correctSections', () => {
  it('lets a clear heading decide for the lines below, up to the next section', () => {
    expect(
      correct(
        ['Volunteering', 'experience:H'],
        ['Mentor, Code Club', 'experience:S'],
        ['Taught on Saturdays', 'experience:B'],
        ['English', 'languages:B'],
        ['Cook', 'experience:S'],
      ),
    ).toEqual(['volunteer:H', 'volunteer:B', 'volunteer:B', 'languages:B', 'experience:S']);
  });
  it('corrects lines that were taken for jobs under a heading that was understood', () => {
    expect(correct(['Awards', 'awards:H'], ['Best Cook, City Guild', 'experience:S'])).toEqual(['awards:H', 'awards:B']);
  });
  it('leaves the labels under headings that may stand over several kinds', () => {
    expect(correct(['Training', 'education:H'], ['Evening College', 'education:S'])).toEqual(['education:H', 'education:S']);
  });
  it('takes the position that someone wants for no job', () => {
    expect(
      correct(
        ['Position sought', 'experience:H'],
        ['Mathematics Teacher', 'experience:S'],
        ['Work Experience', 'experience:H'],
        ['Aug 2016 – Present', 'experience:S'],
      ),
    ).toEqual(['objective:H', 'objective:B', 'experience:H', 'experience:S']);
  });
  it('takes an unsure heading within its own section for one of its lines', () => {
    const section = (margin: number) =>
      correct(['Courses', 'certifications:H'], ['2021', 'certifications:B'], ['Work at height', 'certifications:H', margin]).at(
        -1,
      );
    expect(section(1)).toBe('certifications:B');
    expect(section(500)).toBe('certifications:H');
  });
  it('keeps a list of interests whole, though some of its items could be skills', () => {
    const list = (item: string) =>
      correct(
        ['Interests', 'interests:H'],
        [`${item}Chess`, 'interests:B'],
        [`${item}History`, 'skills:B'],
        [`${item}SEO`, 'skills:B'],
      );
    expect(list('• ')).toEqual(['interests:H', 'interests:B', 'interests:B', 'interests:B']);
    expect(list('')).toEqual(['interests:H', 'interests:B', 'skills:B', 'skills:B']);
  });
  it('takes what somebody does unpaid for no skill', () => {
    expect(correct(['EXTRA-CURRICULAR ACTIVITIES', 'skills:H'], ['I use linters', 'skills:B'])).toEqual([
      'volunteer:H',
      'volunteer:B',
    ]);
  });
  it('reads talks, committees and students of a scientist as what their headings say, down to the next line that looks like a heading', () => {
    expect(
      correct(
        ['PHD THESIS COMMITTEES', 'education:H'],
        ['Quantum lattices, University of Kingsfield', 'publications:B'],
        ['Tensor networks, University of Millgate', 'education:S'],
        ['A. Nother', 'education:M'],
        ['POSITIONS AT LARGE', 'experience:S'],
      ),
    ).toEqual(['publications:H', 'publications:B', 'publications:B', 'publications:B', 'experience:S']);
  });
  it('takes a smaller heading for a part of the clear section above', () => {
    const document = textDocument('Talks and seminars\nSeminars\nVirtual, University of Millgate\nEducation\nBSc, 2012');
    const sizes = [14, 11, 10, 11, 10];
    const lines = viewLines({ ...document, lines: document.lines.map((line, at) => ({ ...line, fontSize: sizes[at]! })) });
    const labels = ['publications:H', 'education:H', 'education:S', 'education:H', 'education:S'];
    expect(correctSections({ lines, margins: [500, 500, 500, 500, 500] }, labels)).toEqual([
      'publications:H',
      'publications:B',
      'publications:B',
      'education:H',
      'education:S',
    ]);
  });
});

const stay = (...lines: [text: string, label: string, margin?: number][]) =>
  stayInSection(
    {
      lines: viewLines(textDocument(lines.map(([text]) => text).join('\n'))),
      margins: lines.map(([, , margin]) => margin ?? 500),
    },
    lines.map(([, label]) => label),
  );

describe('stayInSection', () => {
  it('keeps unsure lines in the section that they are in the midst of, in the same role', () => {
    expect(
      stay(['Work', 'experience:H'], ['Cook, Acme', 'experience:S'], ['Driver', 'education:S', 20], ['Drove', 'education:B', 30]),
    ).toEqual(['experience:H', 'experience:S', 'experience:S', 'experience:B']);
    expect(stay(['Profile', 'summary:H'], ['Cook, Acme', 'experience:S', 20])).toEqual(['summary:H', 'summary:B']);
  });
  it('lets sure lines and headings begin another section', () => {
    const sure: [string, string, number][] = [
      ['Work', 'experience:H', 500],
      ['Leeds University', 'education:S', 400],
      ['BSc', 'education:M', 20],
    ];
    expect(stay(...sure)).toEqual(sure.map(([, label]) => label));
    expect(stay(['Work', 'experience:H'], ['Studies', 'education:H', 10])).toEqual(['experience:H', 'education:H']);
  });
  it('takes what looks like a job below a known heading of studies for one of them', () => {
    expect(stay(['Education', 'education:H'], ['Acme Institute', 'experience:S', 400], ['Welder', 'experience:M', 400])).toEqual([
      'education:H',
      'education:S',
      'education:M',
    ]);
  });
  it('takes a list item for a heading only if it surely is one', () => {
    expect(stay(['Work', 'experience:H'], ['- Built services', 'personal:H', 18])).toEqual(['experience:H', 'experience:B']);
    expect(stay(['Work', 'experience:H'], ['- Hobbies', 'personal:H', 300])).toEqual(['experience:H', 'personal:H']);
  });
  it('keeps a few lines between others that look like them, however sure the model is', () => {
    expect(
      stay(['Hobbies', 'interests:H'], ['Guitar', 'interests:B'], ['Climbing', 'skills:B', 400], ['Hiking', 'interests:B']),
    ).toEqual(['interests:H', 'interests:B', 'interests:B', 'interests:B']);
    expect(stay(['Hobbies', 'interests:H'], ['Guitar', 'interests:B'], ['Climbing', 'skills:B', 400])).toContain('skills:B');
  });
  it('takes the contacts of a referee for no second ones of the person', () => {
    const referee: [string, string][] = [
      ['References', 'references:H'],
      ['Bo Ray, Acme', 'references:B'],
      ['+44 20 7946 0000', 'contact'],
    ];
    expect(stay(['ann@example.org', 'contact'], ...referee).at(-1)).toBe('references:B');
    expect(stay(...referee).at(-1)).toBe('contact');
  });
  it('takes no list item for a closing line', () => {
    expect(stay(['Work', 'experience:H'], ['- Wrote the manual', 'end', 300])).toEqual(['experience:H', 'experience:B']);
    expect(stay(['Work', 'experience:H'], ['Leeds, 3 May 2024', 'end', 300])).toEqual(['experience:H', 'end']);
  });
});

const viewed = (texts: readonly string[]) => {
  const document = textDocument(texts.join('\n'));
  return { document, lines: viewLines(document) };
};

it('keeps what looks like jobs below a clear heading in its section, up to the next heading', () => {
  const { lines } = viewed(['Projects', 'Robot, 2021 – 2022', 'Built it', 'Experience', 'Welder, 2019']);
  const labels = ['projects:H', 'experience:S', 'experience:B', 'experience:H', 'experience:S'];
  expect(keepLookalikes({ lines, margins: labels.map(() => 200) }, labels)).toEqual([
    'projects:H',
    'projects:B',
    'projects:B',
    'experience:H',
    'experience:S',
  ]);
  const own = viewed(['What I made', 'Robot, 2021 – 2022']).lines;
  expect(keepLookalikes({ lines: own, margins: [200, 200] }, ['projects:H', 'experience:S'])).toEqual([
    'projects:H',
    'experience:S',
  ]);
});

describe('keepAddress', () => {
  const kept = (labels: readonly string[]) => {
    const { document, lines } = viewed(labels.map(() => 'Leeds'));
    return keepAddress({ marks: annotateLines(document, lines, []) }, labels);
  };
  it('takes the university of an address for no study', () => {
    const labels = ['name', 'education:S', 'education:M', 'contact', 'education:H', 'education:S'];
    expect(kept(labels)).toEqual(['name', 'contact', 'contact', 'contact', ...labels.slice(4)]);
  });
  it.each([[['name', 'education:S', 'education:M', 'skills:H']], [['education:S', 'contact']]])(
    'leaves studies: %j',
    (labels) => {
      expect(kept(labels)).toEqual(labels);
    },
  );
});

it('takes the headline and the town below the name for no job, if jobs have a heading', () => {
  const marks = Array.from({ length: 5 }, () => ({ dates: [] })) as never;
  const jobs = ['summary:H', 'experience:H'];
  expect(keepHead({ marks }, ['name', 'experience:S', 'experience:M', ...jobs])).toEqual(['name', 'title', 'contact', ...jobs]);
  const headless = ['name', 'experience:S', 'experience:M', 'skills:H'];
  expect(keepHead({ marks }, headless)).toEqual(headless);
});
