import type { Fact, ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';

/** What lists, searches and sorts of candidates work on, taken from their effective facts. */
export function candidateColumns(facts: ResumeFacts) {
  const salary = known(facts.salary);
  const columns = {
    fullName: known(facts.name),
    title: known(facts.title),
    email: known(facts.email),
    phone: known(facts.phone),
    website: known(facts.website),
    linkedin: known(facts.linkedin),
    location: known(facts.location),
    experienceYears: known(facts.years),
    skills: [...new Set(facts.skills.map(({ value }) => value.name))],
    paymentExpected: salary?.amount ?? null,
    currency: salary?.currency ?? null,
  } satisfies Prisma.CandidateUncheckedUpdateInput;
  return { ...columns, searchText: searchText(columns) };
}

function known<T>(fact: Fact<T> | null): T | null {
  return fact === null ? null : fact.value;
}

export interface Searchable {
  fullName: string | null;
  title: string | null;
  location: string | null;
  skills: readonly string[];
}

/** What the search box looks into: name, title, location and skills in lower case. */
export function searchText({ fullName, title, location, skills }: Searchable): string {
  return [fullName, title, location, ...skills].filter(Boolean).join(' ').toLowerCase();
}
