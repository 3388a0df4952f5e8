import { describe, expect, it } from 'vitest';
import { layPage } from './layPage.ts';
import type { Word } from './parts/word.ts';

/** The words of a line, from left to right. */
function row(text: string, x: number, y: number, order = 0): Word[] {
  let at = x;
  return text.split(' ').map((part, index) => {
    const x0 = at;
    at += part.length * 5 + 3;
    return {
      text: part,
      x0,
      x1: at - 3,
      top: y - 8,
      bottom: y + 2,
      baseline: y,
      size: 10,
      bold: false,
      italic: false,
      lead: '',
      spaceBefore: true,
      order: order + index,
      heading: false,
      listItem: -1,
    };
  });
}
const linesOf = (words: Word[]) =>
  layPage(words, { trustOrder: false }).map((line) => line.words.map(({ lead, text }) => lead + text).join(''));
const column = (x: number, top: number, lines: readonly string[], order: number) =>
  lines.flatMap((text, index) => row(text, x, top + index * 14, order + index * 20));

const experience = ['Baker, Crumb and Sons', '2015 – 2019', 'Bread and rolls at night', 'Ordered flour'];
const training = ['Trade school of Leeds', 'Baking, 2012 – 2015'];
const skills = ['Bread, cakes, rolls', 'Stock keeping'];
/** Names of sections, each before its text. */
const sections = ['Experience', ...experience, 'Training', ...training, 'Skills', ...skills];

describe('layPage by the shape of the page', () => {
  it('reads a column of dates with the entries beside it, whatever headings stand between', () => {
    const entry = (y: number, dates: string, name: string) => [
      ...row(dates, 50, y, y),
      ...column(170, y, [`Ward nurse, ${name}`, 'Cared for patients after surgery', 'Kept the records of the ward'], 1000 + y),
    ];
    const words = [
      ...row('Experience', 50, 80),
      ...entry(100, '2019 – 2021', 'Hillside'),
      ...entry(160, '2015 – 2019', 'Lakeview'),
      ...row('Training', 50, 220),
      ...entry(240, '2012 – 2015', 'Riverside'),
    ];
    expect(linesOf(words)).toEqual([
      'Experience',
      '2019 – 2021\tWard nurse, Hillside',
      'Cared for patients after surgery',
      'Kept the records of the ward',
      '2015 – 2019\tWard nurse, Lakeview',
      'Cared for patients after surgery',
      'Kept the records of the ward',
      'Training',
      '2012 – 2015\tWard nurse, Riverside',
      'Cared for patients after surgery',
      'Kept the records of the ward',
    ]);
  });

  it('reads names of sections in the margin with the text beside them', () => {
    const section = (y: number, name: string, lines: readonly string[]) => [
      ...row(name, 50, y, y),
      ...column(170, y, lines, 1000 + y),
    ];
    const words = [
      ...section(100, 'Experience', experience),
      ...section(170, 'Training', training),
      ...section(212, 'Skills', skills),
    ];
    expect(linesOf(words)).toEqual(sections);
  });

  it('reads names of sections that are level with the middle of the text beside them, in whatever order both were written', () => {
    const words = [
      ...row('Experience', 50, 121, 40),
      ...column(170, 100, experience, 300),
      ...row('Training', 50, 187, 60),
      ...column(170, 180, training, 0),
      ...row('Skills', 50, 227, 80),
      ...column(170, 220, skills, 200),
      ...row('References are given when they are asked for', 50, 270, 100),
    ];
    expect(layPage(words).map((line) => line.words.map(({ lead, text }) => lead + text).join(''))).toEqual([
      ...sections,
      'References are given when they are asked for',
    ]);
  });

  it('reads names of sections that wrap, written line by line with the text beside them', () => {
    const wrapped = (y: number, order: number, name: string, rest: string, text: readonly string[]) => [
      ...row(name, 50, y + 7, order),
      ...row(rest, 50, y + 21, order + 2),
      ...column(170, y, text, order + 10),
    ];
    const words = [
      ...wrapped(100, 0, 'Practical', 'experience', experience),
      ...wrapped(190, 200, 'Further', 'training', training),
      ...wrapped(250, 400, 'Useful', 'skills', skills),
    ];
    expect(layPage(words).map((line) => line.words.map(({ lead, text }) => lead + text).join(''))).toEqual([
      'Practical',
      'experience',
      ...experience,
      'Further',
      'training',
      ...training,
      'Useful',
      'skills',
      ...skills,
    ]);
  });

  it('reads names of sections that stand a line below the beginning of their long text', () => {
    const long = (name: string) =>
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((one) => `The ${one} line of ${name}`);
    const section = (y: number, name: string) => [...row(name, 50, y + 14, y), ...column(170, y, long(name), 500 + y)];
    const names = ['Experience', 'Training', 'Skills'];
    const words = names.flatMap((name, at) => section(100 + at * 130, name));
    expect(linesOf(words)).toEqual(names.flatMap((name) => [name, ...long(name)]));
  });

  it('reads the end of a section below the running head of the next page, before the names in its margin', () => {
    const section = (y: number, name: string, lines: readonly string[]) => [
      ...row(name, 50, y + 7, y),
      ...column(170, y, lines, 500 + y),
    ];
    const goesOn = ['Kept the books of the shop', 'Ordered flour and salt'];
    const words = [
      ...row('Ada Quill 2', 50, 40, 0),
      ...column(170, 80, goesOn, 10),
      ...section(140, 'Training', training),
      ...section(190, 'Skills', skills),
      ...section(240, 'Hobbies', ['Rowing', 'Chess']),
    ];
    expect(linesOf(words)).toEqual([
      'Ada Quill 2',
      ...goesOn,
      'Training',
      ...training,
      'Skills',
      ...skills,
      'Hobbies',
      'Rowing',
      'Chess',
    ]);
  });

  it('leaves a sidebar alone that holds studies with their years', () => {
    const left = ['Studies', 'Baking', 'Trade school', '2010 – 2012', 'Sales', 'Evening school', '2013 – 2014'];
    const right = ['Jobs', 'Baker, Crumb and Sons', 'Bread and rolls at night', 'Ordered flour', 'Baker, Loaf House', 'Cakes'];
    expect(linesOf([...column(50, 100, left, 0), ...column(250, 107, right, 500)])).toEqual([...left, ...right]);
  });

  it('ends columns where the lines below read across them', () => {
    const jobs = (y: number, name: string) => [...row(name, 50, y, y), ...row('2015 – 2019', 400, y, y + 10)];
    const words = [
      ...row('Ada Quillfeather, a baker of wide experience and many towns', 50, 60),
      ...column(50, 100, ['Contact', 'Leeds', '0113 496 0000', 'ada@mail.example'], 100),
      ...column(390, 100, ['Skills', 'Bread', 'Cakes'], 300),
      ...row('Experience', 50, 180, 500),
      ...jobs(196, 'Baker, Crumb'),
      ...row('Baked bread and rolls every night for the shops of the whole town and for hotels', 50, 210, 700),
      ...jobs(226, 'Helper, Loaf'),
    ];
    expect(linesOf(words).slice(5)).toEqual([
      'Skills',
      'Bread',
      'Cakes',
      'Experience',
      'Baker, Crumb\t2015 – 2019',
      'Baked bread and rolls every night for the shops of the whole town and for hotels',
      'Helper, Loaf\t2015 – 2019',
    ]);
  });
});
