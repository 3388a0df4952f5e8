import { makePdf, type PdfLine } from './makePdf.ts';

const firstNames = ['Ada', 'Boris', 'Clara', 'Dmitri', 'Elena', 'Felix', 'Grace', 'Hugo', 'Irina', 'Jonas'];
const lastNames = ['Almeida', 'Bergman', 'Castro', 'Dorn', 'Evans', 'Fischer', 'Grant', 'Holm', 'Ivanova', 'Jensen', 'Keller'];
const titles = ['Junior Software Engineer', 'Software Engineer', 'Senior Software Engineer', 'Lead Engineer'];
const employers = ['Northwind Systems', 'Blue Harbor Software', 'Quantum Freight', 'Lighthouse Analytics', 'Orchard Payments'];
const skills =
  'TypeScript,JavaScript,React,Node.js,PostgreSQL,GraphQL,Docker,Kubernetes,AWS,Python,Java,Redis,Kafka,Terraform,Go,CSS'.split(
    ',',
  );
const cities = ['Berlin', 'Lisbon', 'Dublin', 'Warsaw', 'Prague'];

/** Item `index` of a list that starts again at its end. */
function pick<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}

/** A made-up CV of two pages. The same number gives the same bytes; different numbers give different people. */
export function makeCv(number: number): { name: string; bytes: Buffer } {
  const person = `${pick(firstNames, number)} ${pick(lastNames, number * 3 + 1)}`;
  const known = Array.from({ length: 8 }, (_, index) => pick(skills, number + index * (1 + (number % 3))));
  const first = [...heading(person, number, [...new Set(known)]), ...jobs(number, known).slice(0, 2).flat()];
  const second = [...jobs(number, known).slice(2).flat(), ...closing(number)];
  const slug = person.toLowerCase().replace(' ', '-');
  return { name: `${String(number).padStart(2, '0')}-${slug}.pdf`, bytes: makePdf([first, second]) };
}

function heading(person: string, number: number, known: string[]): PdfLine[] {
  const address = person.toLowerCase().replace(' ', '.');
  return [
    { text: person, size: 22, bold: true },
    { text: pick(titles, number + 2), size: 13 },
    {
      text: `${address}${number}@example.com | +1 202 555 ${String(100 + number).padStart(4, '0')} | ${pick(cities, number)}`,
      size: 10,
    },
    ...section('Summary'),
    ...text(`Engineer with ${4 + (number % 9)} years of experience in web products, services and data pipelines.`),
    ...text('Works closely with product and design, writes tests first and leaves code simpler than it was found.'),
    ...section('Skills'),
    ...text(known.join(', ')),
    ...section('Experience'),
  ];
}

function jobs(number: number, known: string[]): PdfLine[][] {
  const length = 2 + (number % 2);
  return [0, 1, 2, 3].map((index) => {
    const end = 2026 - index * length;
    const years = `01/${end - length} - ${index === 0 ? 'Present' : `12/${end - 1}`}`;
    return [
      { text: `${pick(titles, 3 - index)}, ${pick(employers, number + index)}`, size: 11.5, bold: true },
      { text: `${years}, ${pick(cities, number + index)}`, size: 10 },
      ...text(
        `- Built services in ${pick(known, index)} and ${pick(known, index + 1)} used by ${(number + 3) * 1000} customers a day.`,
      ),
      ...text(`- Cut response times by ${20 + ((number * 7 + index) % 60)}% by moving hot paths to ${pick(known, index + 2)}.`),
      ...text(`- Introduced ${pick(known, index + 3)} and code review, and reduced incidents from ${9 + index} to 2 a quarter.`),
      ...text(
        `- Wrote the contracts between ${5 + index} teams and the ${pick(known, index + 4)} tooling that checks them on every change.`,
      ),
      ...text(
        `- Planned and led the move of ${30 + number} services to ${pick(known, index + 5)} without an hour of downtime for customers,`,
      ),
      ...text('  together with operations, security and the support desk, and documented it for those who came later.'),
      ...text(`- Reviewed the design of billing, search and reporting, and removed ${4 + index} dependencies that nobody owned.`),
      ...text(
        `- Ran the on-call rotation for ${pick(known, index + 6)}, halved its alerts and brought the backlog under two weeks.`,
      ),
      ...text(`- Mentored ${2 + index} engineers; two of them were promoted within a year.`),
    ];
  });
}

function closing(number: number): PdfLine[] {
  return [
    ...section('Education'),
    { text: `${pick(['B.Sc.', 'M.Sc.', 'Ph.D.'], number)} in Computer Science`, size: 11, bold: true },
    ...text(`${pick(['University of Porto', 'Technical University of Berlin', 'Trinity College Dublin'], number)}, 2008 - 2012`),
    ...section('Certifications'),
    ...text(
      pick(['AWS Certified Solutions Architect', 'Certified Kubernetes Administrator', 'Professional Scrum Master I'], number),
    ),
    ...section('Languages'),
    ...text('English (fluent), German (intermediate)'),
  ];
}

function section(title: string): PdfLine[] {
  return [
    { text: ' ', size: 6 },
    { text: title, size: 13, bold: true },
  ];
}

function text(line: string): PdfLine[] {
  return [{ text: line, size: 10 }];
}
