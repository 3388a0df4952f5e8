import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';

/** What lists, searches and sorts of candidates work on, taken from their effective facts. */
export function candidateColumns(facts: ResumeFacts) {
  const columns = {
    fullName: facts.name?.value ?? null,
    title: facts.title?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    website: facts.website?.value ?? null,
    linkedin: facts.linkedin?.value ?? null,
    location: facts.location?.value ?? null,
    experienceYears: facts.years?.value ?? null,
    skills: [...new Set(facts.skills.map(({ value }) => value.name))],
    paymentExpected: facts.salary?.value.amount ?? null,
    currency: facts.salary?.value.currency ?? null,
  } satisfies Prisma.CandidateUncheckedUpdateInput;
  return { ...columns, searchText: searchText(columns) };
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
