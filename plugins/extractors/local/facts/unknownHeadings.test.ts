import { expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

/** A page of text of 11 pt on which lines that begin with "#" are printed larger. */
function page(text: string) {
  const document = textDocument(text.replaceAll('#', ' '));
  const large = text.split('\n').flatMap((line) => (line.trim() ? [line.startsWith('#')] : []));
  const lines = document.lines.map((line, index) => ({
    ...line,
    fontSize: large[index] ? 16 : 11,
    runs: line.runs.map((run) => ({ ...run, fontSize: large[index] ? 16 : 11 })),
  }));
  return { ...document, lines };
}

const read = (document: ReturnType<typeof page>) =>
  extractResume(document, { today: '2026-01-31', signal: new AbortController().signal });

it('knows sections of the writer’s own wording by lines that stand apart in one way, and by what they hold', () => {
  const { experience, skills } = read(
    page(
      'Nora Falk\nPainter, Leeds\n\n#Hello you\nI lay small stones in the right order.\n\n#How the days went\nPainter, Halden Tiles Ltd 2019 – now\n• Floors of two chapels\nCarpenter, Oakmere Baths Ltd 2015 – 2018\n\n#Hands know\nWelding\nPhotoshop\nInDesign\nExcel',
    ),
  );
  expect(experience.map(({ value }) => [value.position, value.company, value.start])).toEqual([
    ['Painter', 'Halden Tiles Ltd', '2019'],
    ['Carpenter', 'Oakmere Baths Ltd', '2015'],
  ]);
  expect(skills.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['Welding', 'Photoshop', 'InDesign', 'Excel']));
});

it('finds jobs below an introduction where position and employer share a line', () => {
  const { experience } = read(
    page(
      'Nora Falk\n\nProfile\nPharmacist by training, seller by temperament.\n\nFeb 2021 – current\nSenior Sales Representative, Aurora Farma\n• Launch of two products\nMar 2016 – Jan 2021\nSales Representative, Halden Pharma\n\nEducation\nBSc Pharmacy, University of Leeds, 2015',
    ),
  );
  expect(experience.map(({ value }) => value.company)).toEqual(['Aurora Farma', 'Halden Pharma']);
});

it('takes a position in brackets for no heading where headings look otherwise', () => {
  const { experience } = read(
    page(
      'Nora Falk\n\n#EXPERIENCE\n2019 – 2021\nStudio Halden, Leeds\nInternship (Erasmus)\nModels\n2015 – 2018\nStudio Oakmere, York\nJunior Architect\n\n#EDUCATION\nUniversity of Leeds, 2014\n\n#SKILLS\nAutoCAD',
    ),
  );
  expect(experience.map(({ value }) => value.start)).toEqual(['2019', '2015']);
});

it('takes the head of a table for no job, and a dash inside a quoted name for no end of it', () => {
  const { experience } = read(
    page(
      '#Опыт работы\n№ п/п\tОрганизация\tДолжность\tОбязанности и результаты\tПериод\n1\tАО «Заря – Перевозки»\tДиспетчер\t45 машин\t01.07.2014 – 31.01.2020',
    ),
  );
  expect(experience.map(({ value }) => [value.company, value.position])).toEqual([['АО «Заря – Перевозки»', 'Диспетчер']]);
});

it('takes labels of dates and duties for no employer and no degree', () => {
  const { experience, education } = read(
    page(
      'Nora Falk\n\n#EXPERIENCE\nWeb Developer\nNovember 2022 – Present\nHalden Tiles Ltd, Leeds\nKey Qualifications & Responsibilities\n• Built the shop\nJunior Developer\nMay 2019 – October 2022\nOakmere Baths Ltd, York\nKey Qualifications & Responsibilities\n• Tested it\n\n#EDUCATION\nBachelor of Science, Statistics\nExpected Graduation: June 2027\nUniversity of Leeds',
    ),
  );
  expect(experience.map(({ value }) => value.company)).toEqual(['Halden Tiles Ltd', 'Oakmere Baths Ltd']);
  expect(education.map(({ value }) => [value.degree, value.institution])).toEqual([
    ['Bachelor of Science', 'University of Leeds'],
  ]);
});

it('takes the headings of groups for no skills', () => {
  const { skills } = read(
    page(
      'Nora Falk\n\n#TECHNOLOGY\n#Application servers\nJetty, Tomcat\n#Databases\nPostgreSQL, MySQL\n#Other\nTDD, SOAP\n\n#EDUCATION\nUniversity of Leeds, 2014',
    ),
  );
  expect(skills.map(({ value }) => value.name)).toEqual(['Jetty', 'Tomcat', 'PostgreSQL', 'MySQL', 'TDD', 'SOAP']);
});

it('takes neither the name nor a label for a place', () => {
  const { name, location } = read(
    page('#Athul AR\nLink to | athul@example.org\n\n#SKILLS\nWelding, Photoshop\n\n#EDUCATION\nLeeds Grammar'),
  );
  expect([name?.value, location?.value ?? null]).toEqual(['Athul AR', null]);
});
