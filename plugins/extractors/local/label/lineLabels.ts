import type { SectionKind } from '../../../knowledge/headings.ts';

/** Sections whose lines are only told apart as heading and body. */
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
 * What a line of a résumé can be. Outside sections: the name, the headline, contacts, the words "Curriculum vitae", closing lines, a letter, and
 * what belongs to nothing (running heads). In sections: `H` heading, `B` body; of jobs and studies also `S` the first line of an entry, `M` a
 * later line of its header, and `P` the first line of another job under the employer above.
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

export const sectionOfLabel = (label: string): string => label.split(':')[0]!;

/** Lines whose words are labelled as fields: the head of the document and the headers of entries. */
export const holdsFields = (label: string): boolean => /^(?:name|title|contact)$|:[SPM]$/.test(label);

/** Lines whose words are labelled as items of a list of skills. */
export const holdsSkills = (label: string): boolean => label.startsWith('skills:');

/** The fields of words: `B` opens a field, `I` goes on with it, `O` is none. */
export const fieldNames = ['name', 'title', 'home', 'company', 'position', 'place', 'institution', 'degree', 'subject'] as const;
export type FieldName = (typeof fieldNames)[number];
export const fieldLabels: readonly string[] = ['O', ...fieldNames.flatMap((name) => [`B${name}`, `I${name}`])];
export const itemLabels: readonly string[] = ['O', 'Bskill', 'Iskill'];
