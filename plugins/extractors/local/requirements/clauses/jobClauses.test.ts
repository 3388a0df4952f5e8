import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { jobClauses } from './jobClauses.ts';

function clauses(text: string): [section: string, text: string][] {
  return jobClauses(textDocument(text)).map((clause) => [clause.section, clause.text]);
}

describe('jobClauses', () => {
  it('finds the headings of a text without bullets and blank lines', () => {
    expect(clauses('Company size:\n10k people\nYour profile\nSound knowledge of Webpack\nWhat we offer\nLunch')).toEqual([
      ['about', '10k people'],
      ['must', 'Sound knowledge of Webpack'],
      ['benefits', 'Lunch'],
    ]);
  });

  it('ends a section at a question to the reader', () => {
    const [first, second] = clauses('Requirements\nKnife skills\nWhat would make us smile?\nPastry');
    expect(first).toEqual(['must', 'Knife skills']);
    expect(second?.[1]).toBe('Pastry');
    expect(second?.[0]).not.toBe('must');
  });

  it('cuts items whose line breaks were lost, and reads a label without a space', () => {
    expect(clauses('Требования:\nзнание чертежей;2. умение паять- аккуратность при аудио- и видеосъёмке')).toEqual([
      ['must', 'знание чертежей;'],
      ['must', 'умение паять'],
      ['must', 'аккуратность при аудио- и видеосъёмке'],
    ]);
    expect(clauses('We sell tiles.\n\nSkills:Grouting')).toContainEqual(['must', 'Skills:Grouting']);
  });

  it('goes on with the section of a label, except for one line of wishes', () => {
    expect(clauses('Requirements:\n- Glazing\nBenefits: a van\nFree lunch').map(([section]) => section)).toEqual([
      'must',
      'benefits',
      'benefits',
    ]);
    expect(clauses('REQUIRED SKILLS: the following\n- Glazing')).toContainEqual(['must', 'Glazing']);
    expect(clauses('Requirements:\n- Glazing\n- Nice to have: gilding\n- Grouting').map(([section]) => section)).toEqual([
      'must',
      'nice',
      'must',
    ]);
  });

  it('takes the last line for no heading', () => {
    expect(clauses('Мы шьём паруса.\n\nАнглийский язык будет плюсом').at(-1)).toEqual(['intro', 'Английский язык будет плюсом']);
  });

  it('takes text with semicolons under a heading for a list', () => {
    const items = jobClauses(
      textDocument('Requirements\nAdvanced woodchipper skills; experience in crown reduction and in aerial rescue; rope access'),
    );
    expect(items.map(({ item }) => item)).toEqual([true, true, true]);
  });

  it.each([
    ['Requirements', 'must'],
    ["What you'll bring", 'must'],
    ['The successful candidate will:', 'must'],
    ['Nice to have', 'nice'],
    ['Preferred Qualifications', 'nice'],
    ['Responsibilities', 'duties'],
    ["What you'll do", 'duties'],
    ['What we offer', 'benefits'],
    ['Perks & Benefits', 'benefits'],
    ['About us', 'about'],
    ['How to apply', 'apply'],
    ['Application procedures:', 'apply'],
    ['Unacceptable records:', 'apply'],
    ['Мы не сработаемся, если:', 'apply'],
    ['Требования', 'must'],
    ['Мы ожидаем', 'must'],
    ['Будет плюсом', 'nice'],
    ['Обязанности:', 'duties'],
    ['Чем предстоит заниматься', 'duties'],
    ['Условия', 'benefits'],
    ['О компании', 'about'],
  ])('knows what stands under "%s"', (heading, section) => {
    expect(clauses(`${heading}\n- Python and SQL`)).toEqual([[section, 'Python and SQL']]);
  });

  it('reads a heading and its text on one line', () => {
    expect(clauses('Intro.\n\nNice to have: Go; Rust')).toEqual([
      ['intro', 'Intro.'],
      ['nice', 'Nice to have: Go;'],
      ['nice', 'Rust'],
    ]);
  });

  it('joins wrapped lines and splits sentences', () => {
    const text =
      'Requirements\n\nYou have worked with many large and small systems that were written in\nPython. You know SQL, e.g. Postgres.';
    expect(clauses(text)).toEqual([
      ['must', 'You have worked with many large and small systems that were written in\nPython.'],
      ['must', 'You know SQL, e.g. Postgres.'],
    ]);
  });

  it('takes short lines without bullets for items of their own', () => {
    expect(
      clauses('Requirements:\nPython\nActive RN license in the state of Oregon\nGood humour').map(([, text]) => text),
    ).toEqual(['Python', 'Active RN license in the state of Oregon', 'Good humour']);
  });

  it('takes lines that end with a semicolon, and short lines in lower case, for items of their own', () => {
    const text =
      'Требования:\nправила хранения, выдачи, испытания и списания опасных материалов и средств защиты от них;\nзнание основ делопроизводства, кадровой службы\nпунктуальность';
    expect(clauses(text).map(([, one]) => one)).toEqual(text.split('\n').slice(1));
  });

  it('takes a line with a comma above a bullet for no heading', () => {
    expect(clauses('Требования:\nУправленческие навыки, умение учить\n• Высшее образование')).toHaveLength(2);
  });

  it('does not split sentences at abbreviations', () => {
    expect(clauses('Requirements\n- Min. 5 years with dbt')).toEqual([['must', 'Min. 5 years with dbt']]);
    expect(clauses('Условия\n- Офис у м. Савёловская')).toEqual([['benefits', 'Офис у м. Савёловская']]);
  });

  it('ends what is asked for where to apply, and begins wishes with a long line that leads on', () => {
    const text = 'Requirements\nExcel\nMail hr@acme.example for details\nLaw';
    expect(clauses(text).map(([section]) => section)).toEqual(['must', 'apply', 'apply']);
    const wishes = 'Requirements\n- Excel\n\nExperience in any of the following is valued but not essential:\n- BPMN';
    expect(clauses(wishes).at(-1)).toEqual(['nice', 'BPMN']);
  });

  it('takes the title that is printed again for no heading', () => {
    expect(clauses('Qualified Electrician\nHome\nQualified Electrician\nWe test houses.').map(([, text]) => text)).toContain(
      'Qualified Electrician',
    );
  });

  it('takes no sentence for a heading', () => {
    expect(clauses('We require experience with Python.\n- SQL')).toEqual([
      ['intro', 'We require experience with Python.'],
      ['intro', 'SQL'],
    ]);
  });
});
