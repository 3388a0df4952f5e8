import { bold, bullets, flatOdt, heading, italic, paragraph, plain, table } from './flatOdt.ts';
import type { Job, LayoutName, Person, Study } from './person.ts';
import { type Words, wordsFor } from './words.ts';

type Layout = (person: Person, words: Words) => string;

const contacts = (person: Person) =>
  [person.phone, person.email, person.location, person.website, person.linkedin].filter((part) => part !== undefined);
const studyText = ({ degree, field }: Study, language: string) =>
  language === 'ru' ? `${degree}, ${field}` : `${degree} in ${field}`;
const languageText = (person: Person) => person.languages.map(({ written, level }) => `${written} (${level})`).join(', ');
const certificateLine = ({ name, issuer, date }: Person['certifications'][number]) => `${name}, ${issuer}, ${date}`;
const placed = ({ company, place }: Job) => (place ? `${company}, ${place}` : company);

/** The closing sections of most layouts. */
function tail(person: Person, words: Words): string {
  const certificates =
    person.certifications.length > 0 ? heading(words.certifications) + bullets(person.certifications.map(certificateLine)) : '';
  return (
    heading(words.skills) +
    paragraph('Text', plain(person.skills.join(', '))) +
    certificates +
    heading(words.languages) +
    paragraph('Text', plain(languageText(person)))
  );
}

const salary = (person: Person) => (person.salary ? paragraph('Text', plain(person.salary.text)) : '');

const classic: Layout = (person, words) => {
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Entry', bold(job.position), plain(`\t${job.dates}`)) +
        paragraph('Text', italic(placed(job))) +
        bullets(job.duties),
    )
    .join('');
  const studies = person.studies
    .map(
      (study) =>
        paragraph('Entry', bold(study.institution), plain(`\t${study.dates}`)) +
        paragraph('Text', plain(studyText(study, person.language))),
    )
    .join('');
  const head =
    paragraph('Name', plain(person.name)) +
    paragraph('Role', plain(person.title)) +
    paragraph('Centre', plain(contacts(person).join(' | ')));
  return flatOdt(
    head +
      salary(person) +
      heading(words.summary) +
      paragraph('Text', plain(person.summary)) +
      heading(words.experience) +
      jobs +
      heading(words.education) +
      studies +
      tail(person, words),
    { font: 'DejaVu Serif' },
  );
};

/** Dates in the left column of a table, everything else on the right, as job sites print it. */
const margin: Layout = (person, words) => {
  const jobRows = person.jobs.map((job) => [
    paragraph('Text', plain(job.dates)),
    paragraph('Text', bold(job.company)) +
      paragraph('Text', plain(job.place ?? '')) +
      paragraph('Text', bold(job.position)) +
      bullets(job.duties),
  ]);
  const studyRows = person.studies.map((study) => [
    paragraph('Text', plain(study.year ?? study.dates)),
    paragraph('Text', bold(study.institution)) + paragraph('Text', plain(studyText(study, person.language))),
  ]);
  const head =
    paragraph('NameLeft', plain(person.name)) +
    contacts(person)
      .map((line) => paragraph('Text', plain(line)))
      .join('') +
    heading(words.objective) +
    paragraph('Text', bold(person.title)) +
    salary(person);
  return flatOdt(
    head +
      heading(words.experience) +
      table('Jobs', [4, 13], jobRows) +
      heading(words.education) +
      table('Studies', [4, 13], studyRows) +
      tail(person, words) +
      heading(words.summary) +
      paragraph('Text', plain(person.summary)),
    { font: 'DejaVu Sans', tables: { Jobs: [4, 13], Studies: [4, 13] } },
  );
};

const sidebar: Layout = (person, words) => {
  const left =
    heading(words.contact) +
    contacts(person)
      .map((line) => paragraph('Text', plain(line)))
      .join('') +
    heading(words.skills) +
    person.skills.map((skill) => paragraph('Text', plain(skill))).join('') +
    heading(words.languages) +
    person.languages.map(({ written, level }) => paragraph('Text', plain(`${written} – ${level}`))).join('');
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Entry', bold(job.position)) + paragraph('Text', plain(`${placed(job)} | ${job.dates}`)) + bullets(job.duties),
    )
    .join('');
  const studies = person.studies
    .map(
      (study) =>
        paragraph('Entry', bold(studyText(study, person.language))) +
        paragraph('Text', plain(`${study.institution}, ${study.dates}`)),
    )
    .join('');
  const certificates =
    person.certifications.length > 0
      ? heading(words.certifications) +
        person.certifications
          .map(({ name, issuer, date }) => paragraph('Text', bold(name)) + paragraph('Text', plain(`${issuer}, ${date}`)))
          .join('')
      : '';
  const right =
    paragraph('NameLeft', plain(person.name)) +
    paragraph('RoleLeft', plain(person.title)) +
    heading(words.summary) +
    paragraph('Text', plain(person.summary)) +
    heading(words.experience) +
    jobs +
    heading(words.education) +
    studies +
    certificates;
  return flatOdt(table('Page', [5.5, 11.5], [[left, right]]), { font: 'DejaVu Sans', tables: { Page: [5.5, 11.5] } });
};

/** A form: labels and values in a table with borders, jobs in another with a header row. */
const form: Layout = (person, words) => {
  const labels: [string, string][] = [
    [words.objective, person.title],
    [words.phone, person.phone],
    [words.email, person.email],
    [words.address, person.location],
  ];
  const facts = table(
    'Facts',
    [5, 12],
    labels.map(([label, value]) => [paragraph('Text', bold(label)), paragraph('Text', plain(value))]),
    true,
  );
  const head = [words.period, words.company, words.position, words.duties].map((label) => paragraph('Text', bold(label)));
  const rows = person.jobs.map((job) =>
    [job.dates, placed(job), job.position, job.duties.join('; ')].map((cell) => paragraph('Text', plain(cell))),
  );
  const studies = person.studies
    .map((study) => paragraph('Text', plain(`${study.dates}  ${study.institution}, ${study.field}, ${study.degree}`)))
    .join('');
  return flatOdt(
    paragraph('Name', plain(person.name)) +
      facts +
      salary(person) +
      heading(words.experience) +
      table('Jobs', [3.4, 4.2, 3.6, 5.8], [head, ...rows], true) +
      heading(words.education) +
      studies +
      tail(person, words) +
      heading(words.summary) +
      paragraph('Text', plain(person.summary)),
    { font: 'DejaVu Serif', tables: { Facts: [5, 12], Jobs: [3.4, 4.2, 3.6, 5.8] } },
  );
};

/** Bold lines as headings, no styles: typed by people who never open the styles menu. */
const letter: Layout = (person, words) => {
  const title = (text: string) => paragraph('Text') + paragraph('Text', bold(text));
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Text', bold(`${job.position}, ${placed(job)}`)) +
        paragraph('Text', plain(job.dates)) +
        job.duties.map((duty) => paragraph('Text', plain(`- ${duty}`))).join(''),
    )
    .join('');
  const studies = person.studies
    .map((study) => paragraph('Text', plain(`${study.institution} – ${studyText(study, person.language)}, ${study.dates}`)))
    .join('');
  const certificates =
    person.certifications.length > 0
      ? title(words.certifications) + person.certifications.map((one) => paragraph('Text', plain(certificateLine(one)))).join('')
      : '';
  const labels = [
    [words.phone, person.phone],
    [words.email, person.email],
    [words.address, person.location],
  ]
    .map(([label, value]) => paragraph('Text', plain(`${label}: ${value}`)))
    .join('');
  return flatOdt(
    paragraph('Text', bold(person.name)) +
      paragraph('Text', plain(person.title)) +
      labels +
      salary(person) +
      title(words.summary) +
      paragraph('Text', plain(person.summary)) +
      title(words.experience) +
      jobs +
      title(words.education) +
      studies +
      title(words.skills) +
      paragraph('Text', plain(person.skills.join('; '))) +
      certificates +
      title(words.languages) +
      paragraph('Text', plain(languageText(person))),
    { font: 'DejaVu Sans' },
  );
};

const company: Layout = (person, words) => {
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Entry', bold(job.company), plain(job.place ? `, ${job.place}` : '')) +
        paragraph('Text', plain(`${job.position}\t${job.dates}`)) +
        bullets(job.duties),
    )
    .join('');
  const studies = person.studies
    .map(
      (study) =>
        paragraph('Entry', plain(`${studyText(study, person.language)}\t${study.dates}`)) +
        paragraph('Text', italic(study.institution)),
    )
    .join('');
  const head =
    paragraph('NameLeft', plain(person.name)) +
    paragraph('RoleLeft', plain(person.title)) +
    paragraph('Text', plain(contacts(person).join('  •  ')));
  return flatOdt(
    head +
      heading(words.summary) +
      paragraph('Text', plain(person.summary)) +
      salary(person) +
      heading(words.experience) +
      jobs +
      heading(words.education) +
      studies +
      tail(person, words),
    { font: 'DejaVu Sans' },
  );
};

/** Years first, skills before jobs. */
const years: Layout = (person, words) => {
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Entry', plain(`${job.dates}\t`), bold(job.position)) +
        paragraph('Text', plain(placed(job))) +
        bullets(job.duties),
    )
    .join('');
  const studies = person.studies
    .map(
      (study) =>
        paragraph('Entry', plain(study.dates)) +
        paragraph('Text', plain(`${study.degree}, ${study.field}`)) +
        paragraph('Text', plain(study.institution)),
    )
    .join('');
  const head =
    paragraph('Name', plain(person.name.toUpperCase())) +
    paragraph('Role', plain(person.title)) +
    paragraph('Centre', plain(contacts(person).join(' · '))) +
    salary(person);
  return flatOdt(
    head +
      heading(words.summary) +
      paragraph('Text', plain(person.summary)) +
      heading(words.skills) +
      bullets(person.skills) +
      heading(words.experience) +
      jobs +
      heading(words.education) +
      studies +
      (person.certifications.length > 0
        ? heading(words.certifications) + bullets(person.certifications.map(certificateLine))
        : '') +
      heading(words.languages) +
      bullets(person.languages.map(({ written, level }) => `${written}: ${level}`)),
    { font: 'DejaVu Serif' },
  );
};

/** Name and contacts in the page header, as in many Word templates. */
const header: Layout = (person, words) => {
  const top = paragraph('NameLeft', plain(person.name)) + paragraph('Text', plain(contacts(person).join(' | ')));
  const jobs = person.jobs
    .map(
      (job) =>
        paragraph('Entry', bold(placed(job)), plain(`\t${job.dates}`)) +
        paragraph('Text', bold(job.position)) +
        bullets(job.duties),
    )
    .join('');
  const studies = person.studies
    .map(
      (study) =>
        paragraph('Entry', bold(study.institution), plain(`\t${study.dates}`)) +
        paragraph('Text', plain(studyText(study, person.language))),
    )
    .join('');
  return flatOdt(
    paragraph('RoleLeft', plain(person.title)) +
      salary(person) +
      paragraph('Text', plain(person.summary)) +
      heading(words.experience) +
      jobs +
      heading(words.education) +
      studies +
      tail(person, words),
    { font: 'DejaVu Sans', header: top },
  );
};

const layouts: Readonly<Record<LayoutName, Layout>> = { classic, margin, sidebar, form, letter, company, years, header };

/** Lays out a person's résumé as a flat OpenDocument. */
export const layOut = (person: Person): string => layouts[person.layout](person, wordsFor(person.language, person.layout));
