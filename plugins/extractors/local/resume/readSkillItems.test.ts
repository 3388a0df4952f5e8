import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { readSkillItems } from './readSkillItems.ts';

const read = (text: string) => {
  const document = textDocument(text);
  return readSkillItems(document, viewLines(document)).map((item) => item.text);
};

describe('readSkillItems', () => {
  it('reads lists with commas, bullets and semicolons', () => {
    expect(read('Excel, bookkeeping; Payroll • SAP')).toEqual(['Excel', 'bookkeeping', 'Payroll', 'SAP']);
  });

  it('leaves out the names of groups and the levels', () => {
    expect(read('Frontend: React, Vue.js\nLanguages: Go (advanced), Rust – 60%')).toEqual(['React', 'Vue.js', 'Go', 'Rust']);
  });

  it('quotes what stands in the document also where a bracket lacks its other half', () => {
    const document = textDocument('SPSS (Statistics, Excel), Lean manufacturing)');
    const items = readSkillItems(document, viewLines(document));
    expect(items.map(({ text }) => text)).toContain('Lean manufacturing');
    for (const { start, end, text } of items) expect(document.text.slice(start, end)).toBe(text);
  });

  it('leaves out a group over its list', () => {
    expect(read('Kitchen work\nButchery, Pastry, Menu planning')).toEqual(['Butchery', 'Pastry', 'Menu planning']);
  });

  it('joins an item that runs over the line', () => {
    expect(read('Negotiation, stock control, rota planning, cash handling, risk\nmanagement, merchandising')).toContain(
      'risk\nmanagement',
    );
  });

  it('joins the lines of one name, though the second is a name too', () => {
    expect(read('Graphic\nDesign\nExcel')).toEqual(['Graphic\nDesign', 'Excel']);
    expect(read('Languages\nPython\nExcel')).toContain('Python');
  });

  it('finds the skills in a sentence', () => {
    expect(read('I have worked for years with PostgreSQL and Docker in large teams')).toEqual(['PostgreSQL', 'Docker']);
  });

  it('keeps a name with a colon of its own', () => {
    expect(read('1С:Бухгалтерия, Excel')).toEqual(['1С:Бухгалтерия', 'Excel']);
  });
});
