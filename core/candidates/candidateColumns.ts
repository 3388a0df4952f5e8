import { distinct, experienceLines, highestEducation, lineHash } from '../../plugins/comparisons/comparedThings.ts';
import {
  type EducationLevel,
  educationLevels,
  type Fact,
  matchName,
  type ResumeFacts,
  type Skill,
} from '../../plugins/contract.ts';
import { foldText } from '../../plugins/knowledge/foldText.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { searchLines } from '../search/searchableText.ts';
import { personKeys } from './personKeys.ts';

/** The columns for listing, searching and sorting candidates, computed from their effective facts. */
export function candidateColumns(facts: ResumeFacts) {
  const salary = known(facts.salary);
  const inOrder = listedFirst(facts.skills).map(({ value }) => value);
  const columns = {
    fullName: known(facts.name),
    title: known(facts.title),
    email: known(facts.email),
    phone: known(facts.phone),
    website: known(facts.website),
    linkedin: known(facts.linkedin),
    location: known(facts.location),
    experienceYears: known(facts.years),
    educationLevel: highestLevel(facts),
    skills: [...new Set(inOrder.map(({ name }) => name))],
    skillKeys: [...new Set(inOrder.map(matchName))],
    ...comparisonColumns(facts),
    paymentExpected: salary?.amount ?? null,
    currency: salary?.currency ?? null,
  } satisfies Prisma.CandidateUncheckedUpdateInput;
  return { ...columns, searchText: searchText(facts), personKeys: personKeys(columns) };
}

function highestLevel({ education }: ResumeFacts): EducationLevel | null {
  const reached = new Set(education.filter(({ value }) => !value.current).map(({ value }) => value.level));
  return educationLevels.findLast((level) => reached.has(level)) ?? null;
}

/** What comparisons of a whole position read of each candidate. */
export function comparisonColumns(facts: ResumeFacts) {
  const education = highestEducation(facts);
  return {
    certificationKeys: [...distinct(facts.certifications).keys()],
    educationText: foldText([education?.degree, education?.specialization].filter(Boolean).join(' ')),
    lineKeys: [...new Set(experienceLines(facts).map(lineHash))],
  } satisfies Prisma.CandidateUncheckedUpdateInput;
}

function known<T>(fact: Fact<T> | null): T | null {
  return fact === null ? null : fact.value;
}

/** Skills that the document lists come before those that only a job or a certificate shows. */
export function listedFirst(skills: readonly Fact<Skill>[]): Fact<Skill>[] {
  const from = (source: Skill['source']) => skills.filter(({ value }) => value.source === source);
  return [...from('listed'), ...from('shown')];
}

/** The text that the search box searches: name, title, location, employers, and skills both as printed and by their known names. */
function searchText(facts: ResumeFacts): string {
  const skills = facts.skills.flatMap(({ value }) => [value.name, value.known]);
  const employers = facts.experience.map(({ value }) => value.company);
  return searchLines(known(facts.name), [known(facts.title), known(facts.location), ...skills, ...employers]);
}
