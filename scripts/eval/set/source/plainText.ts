import type { Person } from './person.ts';
import { wordsFor } from './words.ts';

/** Lays out a person's résumé as a text file. */
export function plainText(person: Person): string {
  const words = wordsFor(person.language, person.layout);
  const head = [
    person.name,
    person.title,
    '',
    `${words.phone}: ${person.phone}`,
    `${words.email}: ${person.email}`,
    `${words.address}: ${person.location}`,
    ...(person.salary ? [person.salary.text] : []),
  ];
  const jobs = person.jobs.flatMap((job) => [
    '',
    `${job.position} — ${job.company}${job.place ? `, ${job.place}` : ''}`,
    job.dates,
    ...job.duties.map((duty) => `* ${duty}`),
  ]);
  const studies = person.studies.flatMap((study) => ['', study.institution, `${study.degree}, ${study.field}`, study.dates]);
  const certificates =
    person.certifications.length > 0
      ? ['', words.certifications.toUpperCase(), ...person.certifications.map(({ name, date }) => `* ${name}, ${date}`)]
      : [];
  return [
    ...head,
    '',
    words.summary.toUpperCase(),
    person.summary,
    '',
    words.experience.toUpperCase(),
    ...jobs.slice(1),
    '',
    words.education.toUpperCase(),
    ...studies.slice(1),
    '',
    words.skills.toUpperCase(),
    person.skills.join(', '),
    ...certificates,
    '',
    words.languages.toUpperCase(),
    ...person.languages.map(({ written, level }) => `* ${written} – ${level}`),
    '',
  ].join('\n');
}
