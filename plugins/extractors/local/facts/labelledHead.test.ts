import { describe, expect, it } from 'vitest';
import { prepareResume } from '../entries/prepareResume.ts';
import type { Resume } from '../entries/resume.ts';
import type { FieldName } from '../label/lineLabels.ts';
import { textDocument } from '../shared/textDocument.ts';
import { labelledHome, labelledName, labelledTitle } from './labelledHead.ts';

/** A résumé of which one line, or several, are labelled as a field, surely. */
function labelledAs(field: FieldName, text: string, line = 0, last = line): Resume {
  const resume = prepareResume(textDocument(text), '2026-11-01');
  const [{ start }, { end }] = [resume.lines[line]!, resume.lines[last]!];
  return { ...resume, labelled: { ...resume.labelled, fields: [{ field, line, start, end, margin: 900 }] } };
}

describe('the labels of a head', () => {
  it('take no heading and no label for a name', () => {
    const name = (line: string) => labelledName(labelledAs('name', `${line}\nNora Falk`))?.value;
    expect(name('Nora Falk')).toBe('Nora Falk');
    for (const line of ['Work Experience', 'Name', 'Имя', 'Buenos Aires, Argentina']) expect(name(line)).toBeUndefined();
  });

  it('leave out a label in front of a name, and take no name for a headline', () => {
    const resume = labelledAs('name', 'ФИО\tГлеб Шубин\nNora Falk');
    expect(labelledName(resume)?.value).toBe('Глеб Шубин');
    const named = labelledAs('title', 'Nora Falk');
    expect(labelledTitle(named, { text: 'Nora Falk', page: 1, start: 0, end: 9 })).toBeNull();
  });

  it('take no street for a headline', () => {
    expect(labelledTitle(labelledAs('title', '26 Quill Circle, Moss Park\nNora Falk'), null)).toBeNull();
  });

  it('join a name with what stands behind a label in the line above', () => {
    expect(labelledName(labelledAs('name', 'Applicant: Paige\nFalken\nWatch officer', 1))?.value).toBe('Paige Falken');
  });

  it.each([
    ['Nora Falk\tNF', 'Nora Falk'],
    ['NO\tNORA FALK', 'Nora Falk'],
    ['Nora\tNO\nFalk', 'Nora Falk'],
    ['Nora Falk\tNF\nBlog', 'Nora Falk'],
    ['Nora Falk\nPermanent Address', 'Nora Falk'],
    ['Nora Falk\tLeeds, United Kingdom', 'Nora Falk'],
    ['Nora\nFalk', 'Nora Falk'],
  ])('leave out a monogram, a label and a town beside a name: %j', (text, expected) => {
    const name = labelledName(labelledAs('name', `${text}\nNurse`, 0, text.split('\n').length - 1));
    expect(name?.value).toBe(expected);
    expect(
      name?.evidence
        .map((part) => part.text.replace(/\s+/gu, ' '))
        .join(' ')
        .toLowerCase(),
    ).toBe(expected.toLowerCase());
  });

  it('leave out the label in the cell before a headline', () => {
    expect(labelledTitle(labelledAs('title', 'Position sought\tLogistics Manager\nNora Falk'), null)?.value).toBe(
      'Logistics Manager',
    );
    expect(labelledTitle(labelledAs('title', 'Job sought Logistics Manager\nNora Falk'), null)?.value).toBe('Logistics Manager');
  });

  it('take no heading and no label of a contact for a home', () => {
    const home = (line: string) => labelledHome(labelledAs('home', `${line}\nNora Falk`))?.value;
    expect(home('Leeds, United Kingdom')).toBe('Leeds, United Kingdom');
    for (const line of ['Phone', 'E-mail:', 'Contact', 'Эл. почта', 'Электронная почта', 'Телефон', 'Линкедин'])
      expect(home(line)).toBeUndefined();
  });
});
