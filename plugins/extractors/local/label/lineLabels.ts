import type { SectionKind } from '../../../knowledge/words/headings.ts';

/** Sections in which lines are labelled only as heading or body. */
const plainSections = [
  'summary',
  'skills',
  'certifications',
  'languages',
  'projects',
  'awards',
  'publications',
  'volunteer',
  'interests',
  'references',
  'personal',
  'salary',
  'other',
] as const satisfies readonly SectionKind[];

/**
 * The labels of résumé lines. Outside sections: the name, the headline, contacts, the words "Curriculum vitae", closing lines, a letter, and lines that
 * belong to nothing (running heads). In sections: `H` heading, `B` body; for jobs and studies also `S` the first line of an entry, `M` a later line of
 * its header, and `P` the first line of another job under the employer above.
 */
export const lineLabels: readonly string[] = [
  'name',
  'title',
  'contact',
  'contact:H',
  'banner',
  'end',
  'letter',
  'none',
  ...plainSections.flatMap((section) => [`${section}:H`, `${section}:B`]),
  ...['H', 'S', 'P', 'M', 'B'].map((role) => `experience:${role}`),
  ...['H', 'S', 'M', 'B'].map((role) => `education:${role}`),
];

/** The sections that known headings may begin. */
export const sectionsOfHeading: Partial<Record<SectionKind, readonly string[]>> = {
  experience: ['experience'],
  education: ['education', 'certifications'],
  certifications: ['certifications', 'education', 'awards'],
  skills: ['skills'],
  languages: ['languages'],
  projects: ['projects'],
  volunteer: ['volunteer'],
  publications: ['publications'],
  awards: ['awards'],
  achievements: ['awards'],
  interests: ['interests'],
  references: ['references'],
  summary: ['summary'],
  objective: ['summary'],
  personal: ['personal', 'contact'],
  contact: ['contact', 'personal'],
  other: ['other'],
};

export function sectionOfLabel(label: string): string {
  const end = label.indexOf(':');
  return end < 0 ? label : label.slice(0, end);
}

/** "S" of "experience:S"; undefined outside sections. */
export const roleOfLabel = (label: string | undefined): string | undefined => label?.split(':')[1];

export const isHeading = (label: string | undefined): boolean => label?.endsWith(':H') === true;

/** Sections whose entries may look like jobs or studies. */
export const lookalikeSections: ReadonlySet<string> = new Set(['projects', 'volunteer', 'publications', 'awards']);

/** Jobs and studies. */
export const hasEntries = (section: string): section is 'experience' | 'education' =>
  section === 'experience' || section === 'education';

/** Lines whose words are labelled as fields: the head of the document and the headers of entries. */
export const holdsFields = (label: string): boolean => /^(?:name|title|contact)$|:[SPM]$/.test(label);

/** Lines whose words are labelled as items of a list of skills. */
export const holdsSkills = (label: string): boolean => label.startsWith('skills:');

/** Word labels: `B` begins a field, `I` continues it, `O` is outside any field. */
export const fieldNames = ['name', 'title', 'home', 'company', 'position', 'place', 'institution', 'degree', 'subject'] as const;
export type FieldName = (typeof fieldNames)[number];
export const fieldLabels: readonly string[] = ['O', ...fieldNames.flatMap((name) => [`B${name}`, `I${name}`])];
export const itemLabels: readonly string[] = ['O', 'Bskill', 'Iskill'];
