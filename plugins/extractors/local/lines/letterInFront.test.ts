import { describe, expect, it } from 'vitest';
import { extractResume } from '../facts/extractResume.ts';
import { textDocument } from '../shared/textDocument.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-23' });

const english = `Margaret Holloway
Head of Recruitment
Bristol
m.holloway@recruit.example.net
+44 20 7946 0123

Dear Ms Holloway,

I am writing to apply for the position of charge nurse.

Yours sincerely,
Nora Falk


`;

const russian = `Кому: Соколова Ирина Петровна
г. Тверь
sokolova@hr.example.net, +7 900 000-11-22

Уважаемая Ирина Петровна!

Прошу рассмотреть мою кандидатуру.

С уважением,
Нора Фальк


`;

const unusual = english.replace('Dear Ms Holloway,', 'Good afternoon,').replace('Yours sincerely,', 'All the best from Leeds,');

const resume = `Nora Falk
Charge Nurse
Leeds, UK
nora.falk@example.org
+44 7700 900123

EXPERIENCE

Charge Nurse, Aire Valley Hospital
June 2019 – Present
- Leads a team of 11 nurses

EDUCATION
BSc Nursing, University of Leeds, 2012 – 2015

SKILLS
Triage, Wound care`;

describe('letterInFront', () => {
  it.each([
    ['English', english],
    ['Russian', russian],
    ['unusually worded', unusual],
  ])('takes nothing of the addressee of a letter (%s) for the applicant', (_, letter) => {
    const [alone, behind] = [read(resume), read(letter + resume)];
    expect([alone.name?.value, alone.email?.value]).toEqual(['Nora Falk', 'nora.falk@example.org']);
    for (const field of ['name', 'title', 'email', 'phone', 'location'] as const)
      expect(behind[field]?.value).toBe(alone[field]?.value);
    expect(behind.experience).toHaveLength(1);
  });

  it('leaves the head of a résumé in front of a letter that stands in it', () => {
    const [head, sections] = [resume.slice(0, resume.indexOf('\n\n')), resume.slice(resume.indexOf('EXPERIENCE'))];
    const letter = 'Cover letter\nHello!\nI would like to work on your ward.\nThank you.';
    const { name, email, experience } = read(`${head}\n${letter}\n${sections}`);
    expect([name?.value, email?.value]).toEqual(['Nora Falk', 'nora.falk@example.org']);
    expect(experience).toHaveLength(1);
  });

  it('takes the contacts of its sender for the applicant’s, if the résumé has none', () => {
    const sender = 'Nora Falk\nLeeds LS1 2AB\n07700 900005\nnora.falk@example.org\n\n';
    const [, ...body] = english.split('\n\n');
    const bare = resume.replace(/^.*@.*\n.*\n/mu, '');
    const { name, email, phone } = read(`${sender}Mrs Jane Oak\nHill Hospital\n\n${body.join('\n\n')}${bare}`);
    expect([name?.value, email?.value, phone?.value]).toEqual(['Nora Falk', 'nora.falk@example.org', '07700 900005']);
  });

  it('reads a document that is only a letter', () => {
    expect(read(`${english}nora.falk@example.org`).email).not.toBeNull();
  });
});
