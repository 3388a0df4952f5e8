import type { ComparedCandidate, Fact, ResumeFacts } from '../../../plugins/contract.ts';
import { matchName } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { placeEvidence } from '../../documents/reading/placeEvidence.ts';
import { readResumeText } from '../../documents/reading/readText.ts';
import { allCompared, type PlainCandidate } from './plainCandidate.ts';

export interface WithText {
  plain: PlainCandidate;
  /** The whole résumé; null when the caller gave none. */
  text: string | null;
}

export interface ComparedTexts {
  candidates: ComparedCandidate[];
  /** The engine that read the texts; `local` when there were none. */
  engine: string;
}

/**
 * Candidates in the form that comparisons take. What the caller lists comes first, then what the text adds.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export async function withTexts(ctx: Ctx, given: readonly WithText[], signal: AbortSignal): Promise<ComparedTexts> {
  const candidates: ComparedCandidate[] = [];
  let engine = 'local';
  const listed = await allCompared(given.map(({ plain }) => plain));
  for (const [place, compared] of listed.entries()) {
    const { text = null } = given[place] ?? {};
    if (text === null || text.trim() === '') candidates.push(compared);
    else {
      const read = await readResumeText(ctx, { text, signal });
      engine = read.engine;
      candidates.push({
        ...compared,
        facts: join(compared.facts, placeEvidence(read.facts, { given: text, read: read.document.text })),
      });
    }
  }
  return { candidates, engine };
}

function join(listed: ResumeFacts, read: ResumeFacts): ResumeFacts {
  return {
    ...read,
    name: listed.name ?? read.name,
    years: listed.years ?? read.years,
    skills: union(listed.skills, read.skills, (skill) => matchName(skill)),
    certifications: union(listed.certifications, read.certifications, (one) => matchName(one)),
    education: listed.education.length > 0 ? listed.education : read.education,
    experience: read.experience.length > 0 ? read.experience : listed.experience,
    achievements: union(listed.achievements, read.achievements, (line) => line.trim().toLowerCase()),
  };
}

/** A value from the text replaces the same listed one, because it has evidence. */
function union<T>(listed: readonly Fact<T>[], read: readonly Fact<T>[], key: (value: T) => string): Fact<T>[] {
  const found = new Map(read.map((fact) => [key(fact.value), fact]));
  const first = listed.map((fact) => found.get(key(fact.value)) ?? fact);
  const taken = new Set(listed.map(({ value }) => key(value)));
  return [...first, ...read.filter(({ value }) => !taken.has(key(value)))];
}
