import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

/** The parts of the JSON Resume schema (v1.0.0) that tell of a person's work. Others are allowed and not used. */
export const JsonResume = z.object({
  basics: z.object({
    name: z.string().min(1),
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z.object({ city: text, region: text, countryCode: text }).nullish(),
    profiles: list(z.object({ network: text, username: text, url: text })),
  }),
  work: list(
    z.object({ name: text, position: text, location: text, startDate: text, endDate: text, summary: text, highlights: texts }),
  ),
  education: list(z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text, courses: texts })),
  skills: list(z.object({ name: text, level: text, keywords: texts })),
  certificates: list(z.object({ name: text, date: text, issuer: text })),
  languages: list(z.object({ language: text, fluency: text })),
  projects: list(z.object({ name: text, description: text, startDate: text, endDate: text, highlights: texts })),
});

/** As a CV is usually written. The same resume gives the same text. */
export function writeResumeText(resume: z.infer<typeof JsonResume>): string {
  const { basics, work, education, skills, certificates, languages, projects } = resume;
  const { name, label, email, phone, url, location, profiles, summary } = basics;
  const place = joined([location?.city, location?.region, location?.countryCode]);
  return [
    [name, label, joined([email, phone, place], ' | '), joined([url, ...profiles.map((profile) => profile.url)], ' | ')],
    section('Summary', [summary]),
    section(
      'Experience',
      work.flatMap((job) => [
        ...entry(joined([job.position, job.name]), job),
        job.location,
        job.summary,
        ...bullets(job.highlights),
        '',
      ]),
    ),
    section(
      'Education',
      education.flatMap((study) => [
        ...entry(joined([joined([study.studyType, study.area], ' '), study.institution]), study),
        ...bullets(study.courses),
        '',
      ]),
    ),
    section(
      'Skills',
      skills.map((skill) =>
        skill.keywords.length > 0 ? `${skill.name ? `${skill.name}: ` : ''}${skill.keywords.join(', ')}` : skill.name,
      ),
    ),
    section(
      'Certifications',
      certificates.map((each) => joined([each.name, each.issuer, each.date])),
    ),
    section(
      'Languages',
      languages.map(({ language, fluency }) => joined([language, fluency], ' – ')),
    ),
    section(
      'Projects',
      projects.flatMap((project) => [
        ...entry(project.name ?? '', project),
        project.description,
        ...bullets(project.highlights),
        '',
      ]),
    ),
  ]
    .flat()
    .filter((line) => line !== undefined)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

type Line = string | undefined;

function section(heading: string, lines: readonly Line[]): Line[] {
  return lines.some(Boolean) ? ['', heading, ...lines] : [];
}

function entry(title: string, { startDate, endDate }: { startDate: Line; endDate: Line }): Line[] {
  return [title, startDate ? `${month(startDate)} – ${endDate ? month(endDate) : 'Present'}` : undefined];
}

/** "2019-03-14" → "03/2019", as CVs write it; a year stays a year. */
function month(date: string): string {
  const [year, part] = date.split('-');
  return part ? `${part}/${year}` : date;
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

function joined(parts: readonly Line[], by = ', '): string {
  return parts.filter(Boolean).join(by);
}
