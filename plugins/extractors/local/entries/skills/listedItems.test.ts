import { describe, expect, it } from 'vitest';
import type { FieldSpan } from '../../label/fieldSpan.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { prepareResume } from '../prepareResume.ts';
import { listedItems } from './listedItems.ts';

/** The items of lines that are labelled as a list of skills, with these texts as the labelled items. */
function itemsOf(text: string, ...labelled: string[]) {
  const resume = prepareResume(textDocument(text), '2026-11-01');
  const skills = labelled.map((item): FieldSpan<'skill'> => {
    const start = text.indexOf(item);
    return { field: 'skill', line: 0, start, end: start + item.length, margin: 500 };
  });
  return listedItems({ ...resume, labelled: { ...resume.labelled, labels: resume.lines.map(() => 'skills:B'), skills } }).map(
    (item) => item.text,
  );
}

describe('listedItems', () => {
  it('takes the whole phrase for items that are broken off', () => {
    expect(itemsOf('Analysing every side of a project\nRigging, Use of hoists', 'Analysing every', 'Rigging', 'hoists')).toEqual([
      'Analysing every side of a project',
      'Rigging',
      'Use of hoists',
    ]);
  });
  it('joins the lines of items that semicolons close', () => {
    const text = 'Calibration of gauges;\nRepair of musical\ninstruments;\nPatience;';
    expect(itemsOf(text, 'Calibration of gauges', 'Repair of musical', 'instruments', 'Patience')).toEqual([
      'Calibration of gauges',
      'Repair of musical instruments',
      'Patience',
    ]);
  });
  it('parts the last two items of a sentence', () => {
    const sentence = 'I know rostering, Opera and patience.';
    expect(itemsOf(sentence, 'rostering', 'Opera and patience')).toEqual(['rostering', 'Opera and patience']);
    const longer = 'I use rostering, stock rotation, Opera and patience.';
    expect(itemsOf(longer, 'rostering', 'stock rotation', 'Opera and patience')).toEqual([
      'rostering',
      'stock rotation',
      'Opera',
      'patience',
    ]);
  });
  it('leaves out the full stop behind a list', () => {
    expect(itemsOf('Rigging.\nWelding.', 'Rigging.', 'Welding.')).toEqual(['Rigging', 'Welding']);
  });
  it('leaves out "and so on"', () => {
    expect(itemsOf('Rigging, Welding, etc.', 'Rigging', 'Welding', 'etc.')).toEqual(['Rigging', 'Welding']);
  });
  it('leaves out a skill that names a group among other groups', () => {
    const groups = ['Frameworks: Flutter', 'Tools: Git', 'Platforms: Linux'];
    const list = ['Programming: Python', ...groups].join('\n');
    expect(itemsOf(list, 'Programming', 'Python', 'Flutter', 'Git', 'Linux')).toEqual(['Python', 'Flutter', 'Git', 'Linux']);
    expect(itemsOf('Python: pandas\nTools: Git', 'Python', 'pandas', 'Git')).toContain('Python');
  });
  it('leaves out heads of columns, levels, languages and driving licences', () => {
    expect(itemsOf('Excel\tadvanced\nFluent German', 'Excel', 'advanced', 'Fluent German')).not.toContain('Fluent German');
  });
  it('leaves out names of groups, addresses, languages and openings of sentences', () => {
    expect(itemsOf('Libraries\tNumPy, pandas\nTools\tGit, Docker', 'NumPy', 'pandas', 'Tools', 'Git', 'Docker')).toEqual([
      'NumPy',
      'pandas',
      'Git',
      'Docker',
    ]);
    expect(itemsOf('LinkedIn: norafalk\nFamiliar:\nGit, Jira', 'norafalk', 'Familiar:', 'Git', 'Jira')).toEqual(['Git', 'Jira']);
    expect(itemsOf('Языки: английский C1, русский родной\nСварка, резка', 'C1', 'Сварка', 'резка')).toEqual(['Сварка', 'резка']);
    expect(itemsOf('Able to\nWeld, solder', 'Able to', 'Weld', 'solder')).toEqual(['Weld', 'solder']);
  });
  it('ends no item with a word that leads to another', () => {
    expect(itemsOf('Booking by Fresha, Till work', 'Booking by', 'Till work')).toEqual(['Booking by Fresha', 'Till work']);
  });
  it('leaves out the words that join the last items of a sentence', () => {
    expect(itemsOf('Glazing, Welding as well as Rigging', 'Glazing', 'Welding as well as Rigging')).toEqual([
      'Glazing',
      'Welding',
      'Rigging',
    ]);
    expect(itemsOf('Сварка, резка, а также\nковка', 'Сварка', 'резка', 'а также\nковка')).toEqual(['Сварка', 'резка', 'ковка']);
  });
  it('joins what only a space keeps apart in a list', () => {
    expect(itemsOf('Logic bugs, Broken Access Controls, XSS', 'Logic bugs', 'Broken', 'Access Controls', 'XSS')).toEqual([
      'Logic bugs',
      'Broken Access Controls',
      'XSS',
    ]);
  });
  it('leaves out sentences in which writers speak of themselves', () => {
    const text = 'I know it very well, Python\nЯ очень хорошо его знаю\nI do well in Forging, Welding';
    expect(itemsOf(text, 'I know it very well', 'Python', 'Я очень хорошо его знаю', 'Forging', 'Welding')).toEqual([
      'Python',
      'Forging',
      'Welding',
    ]);
  });
  it('leaves out the names of groups', () => {
    const text = 'Version Control & DevOps: Git, Docker\nFrameworks, libraries and tools: Vue, Qt\nWelding, 1С: TMS';
    const labelled = ['Version Control', 'DevOps', 'Git', 'Docker', 'Frameworks', 'libraries', 'Vue', 'Qt', 'Welding', 'TMS'];
    expect(itemsOf(text, ...labelled)).toEqual(['Git', 'Docker', 'Vue', 'Qt', 'Welding', 'TMS']);
  });
  it('joins what a small word leads to', () => {
    expect(itemsOf('Ведение карт в ЕМИАС, резка', 'Ведение карт', 'ЕМИАС', 'резка')).toEqual(['Ведение карт в ЕМИАС', 'резка']);
    expect(itemsOf('Records in Excel, Rigging', 'Records in', 'Excel', 'Rigging')).toEqual(['Records in Excel', 'Rigging']);
  });
  it('takes a level in brackets or in words for no skill', () => {
    expect(itemsOf('Rigging (basic)\nResin 4 из 5', 'Rigging', '(basic)', 'Resin', '4 из 5')).toEqual(['Rigging', 'Resin']);
  });
  it('keeps an abbreviation in brackets with its name, unless it is an item of its own', () => {
    expect(itemsOf('Know your customer (KYC), GDPR', 'Know your customer', 'GDPR')).toEqual(['Know your customer (KYC)', 'GDPR']);
    expect(itemsOf('Excel (VBA), Anaplan (advanced)', 'Excel', 'VBA', 'Anaplan')).toEqual(['Excel', 'VBA', 'Anaplan']);
  });
  it('keeps slashes, brackets and joining words within the items of a list, except between its last two', () => {
    const plain = ['Rigging', 'Soldering', 'Milling', 'Bending', 'Turning', 'Resin'];
    const text = `${plain.join(', ')}, ImageJ / Fiji, Lewis and chain lifting, Planer (Biesse), Casting and Forging`;
    const cut = ['ImageJ', 'Fiji', 'Lewis', 'chain lifting', 'Planer', 'Casting', 'Forging'];
    const whole = ['ImageJ / Fiji', 'Lewis and chain lifting', 'Planer (Biesse)', 'Casting', 'Forging'];
    expect(itemsOf(text, ...plain, ...cut)).toEqual([...plain, ...whole]);
  });
  it('keeps the name of a product of 1С whole', () => {
    expect(itemsOf('1С: TMS, Excel', '1С', 'TMS', 'Excel')).toEqual(['1С: TMS', 'Excel']);
  });
  it('reads each cell of a grid, also with brackets', () => {
    const grid = 'Rigging\tResin (epoxy, cast)\tLashing\nForging\tCasting\tGlazing';
    expect(itemsOf(grid, 'Lashing', 'Casting')).toEqual(grid.split(/[\t\n]/u));
  });
  it('leaves out interests, names of groups in a column, ratings drawn with signs and "none"', () => {
    expect(itemsOf('Rigging, Casting\nHobbies:- Chess, Rowing', 'Rigging', 'Casting', 'Chess', 'Rowing')).toEqual([
      'Rigging',
      'Casting',
    ]);
    const column = 'Personal strengths\nPatience\nRigging ""##\nCasting """#\nОтсутствуют';
    expect(itemsOf(column, ...column.split('\n'))).toEqual(['Patience', 'Rigging', 'Casting']);
  });
});
