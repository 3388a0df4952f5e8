import type { ResumeFacts } from '../../plugins/contract.ts';
import { makePdf } from '../made/makePdf.ts';
import type { Identity } from './identities.ts';
import { type CvLine, makeDocx } from './makeDocx.ts';

export interface WrittenCv {
  name: string;
  bytes: Uint8Array;
}

const formats = ['docx', 'pdf', 'txt'] as const;

/**
 * The CV of somebody with these facts and this identity: as a Word document with a photo, a PDF or a text, by its number. With another identity only names, gender
 * words, contacts, street and photo differ.
 */
export async function writeCv(number: number, facts: ResumeFacts, identity: Identity): Promise<WrittenCv> {
  const lines = cvLines(number, facts, identity);
  const format = formats[number % formats.length] ?? 'docx';
  const name = `CV ${identity.given} ${identity.family}`;
  // The PDF writer knows Latin letters only.
  const latin = lines.every(({ text }) => Buffer.from(text, 'latin1').toString('latin1') === text);
  if (format === 'txt')
    return {
      name: `${name}.txt`,
      bytes: new TextEncoder().encode(lines.map(({ text, heading }) => (heading ? `\n${text}` : text)).join('\n')),
    };
  if (format === 'pdf' && latin) return { name: `${name}.pdf`, bytes: new Uint8Array(makePdf(toPages(lines))) };
  return { name: `${name}.docx`, bytes: await makeDocx(lines, identity.photo) };
}

function cvLines(number: number, facts: ResumeFacts, who: Identity): CvLine[] {
  const { title, location, summary } = facts;
  const city = location?.value;
  return [
    { text: number % 4 === 0 ? `${who.address} ${who.given} ${who.family}` : `${who.given} ${who.family}`, heading: true },
    ...(title ? [{ text: title.value }] : []),
    { text: [who.street, city].filter(Boolean).join(', ') },
    { text: `${who.email} | ${who.phone}` },
    ...(number % 2 === 0 ? [{ text: who.profile }] : []),
    ...(number % 5 === 0 ? [{ text: `Sex: ${who.sex}` }, { text: `Marital status: ${who.maritalStatus}` }] : []),
    ...(number % 5 === 1 ? [{ text: `Pronouns: ${who.pronouns.title}` }] : []),
    { text: 'Summary', heading: true },
    { text: summary?.value ?? '' },
    {
      text: `${who.pronouns.subject} is known for ${who.pronouns.possessive} care: ${who.given} explains what ${who.pronouns.subject.toLowerCase()} does.`,
    },
    ...experience(facts, who),
    ...rest(facts, who),
  ];
}

function experience({ experience: jobs }: ResumeFacts, who: Identity): CvLine[] {
  return [
    { text: 'Experience', heading: true },
    ...jobs.flatMap(({ value: job }) => [
      { text: [job.position, job.company].filter(Boolean).join(', ') },
      { text: `${job.start ?? ''} - ${job.current ? 'Present' : (job.end ?? '')}${job.location ? `, ${job.location}` : ''}` },
      ...job.responsibilities.map((line) => ({ text: `- ${line}` })),
      { text: `- ${who.address} ${who.family} and ${who.pronouns.possessive} team were named team of the year.` },
    ]),
  ];
}

function rest({ education, skills, certifications, languages }: ResumeFacts, who: Identity): CvLine[] {
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [{ text: title, heading: true }, ...lines.map((text) => ({ text }))];
  return [
    ...section(
      'Education',
      education.flatMap(({ value }) => [
        value.degree ?? '',
        `${value.institution ?? ''}, ${value.startYear ?? ''} - ${value.endYear ?? ''}`,
      ]),
    ),
    ...section('Skills', [skills.flatMap(({ value }) => (value.source === 'listed' ? [value.name] : [])).join(', ')]),
    ...section(
      'Certifications',
      certifications.map(({ value }) => value.name),
    ),
    ...section(
      'Languages',
      languages.map(({ value }) => `${value.name} (${value.level ?? 'fluent'})`),
    ),
    ...section('Interests', [`Captain of the ${who.club}`]),
    ...section('References', [`Available from ${who.given} ${who.family} on request.`]),
  ];
}

const lineLength = 85;
const pageLength = 46;

function toPages(lines: readonly CvLine[]) {
  const printed = lines.flatMap(({ text, heading = false }) =>
    wrap(text).map((part) => ({ text: part, size: heading ? 13 : 10, bold: heading })),
  );
  return Array.from({ length: Math.ceil(printed.length / pageLength) }, (_, page) =>
    printed.slice(page * pageLength, (page + 1) * pageLength),
  );
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
