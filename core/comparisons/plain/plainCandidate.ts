import {
  type ComparedCandidate,
  type Education,
  emptyResumeFacts,
  type Fact,
  type Named,
  type ResumeFacts,
} from '../../../plugins/contract.ts';
import { findDegreeLevel } from '../../../plugins/knowledge/findDegreeLevel.ts';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';
import { mapInTurns } from '../../mapInTurns.ts';

/** A candidate as an API caller describes one, without a document. */
export interface PlainCandidate {
  fullName: string;
  candidateId?: string | undefined;
  skills?: readonly string[] | undefined;
  certifications?: readonly string[] | undefined;
  experienceLines?: readonly string[] | undefined;
  educationDegree?: string | null | undefined;
  educationSpecialization?: string | null | undefined;
  years?: number | null | undefined;
  achievements?: readonly string[] | undefined;
}

/** A list of any length in the form that comparisons take. */
export function allCompared(list: readonly PlainCandidate[]): Promise<ComparedCandidate[]> {
  return mapInTurns(list, toCompared);
}

/** The candidate as facts without evidence. Its id is its place in the list, because names may repeat. */
export function toCompared(plain: PlainCandidate, place: number): ComparedCandidate {
  const { fullName, skills = [], certifications = [], experienceLines = [], achievements = [], years = null } = plain;
  const facts: ResumeFacts = {
    ...emptyResumeFacts(),
    name: fact(fullName),
    years: years === null ? null : fact(years),
    skills: skills.map((name) =>
      fact({
        ...named(name),
        category: normalizeSkill(name)?.category ?? 'other',
        source: 'listed',
        lastUsed: null,
        months: null,
      }),
    ),
    certifications: certifications.map((name) => fact(named(name))),
    experience: experienceLines.length === 0 ? [] : [fact({ ...undatedJob, responsibilities: [...experienceLines] })],
    education: educationOf(plain),
    achievements: achievements.map(fact),
  };
  return { id: String(place), name: fullName, facts };
}

const undatedJob = { company: null, position: null, location: null, start: null, end: null, current: false, months: null };

function educationOf({ educationDegree, educationSpecialization }: PlainCandidate): Fact<Education>[] {
  const [degree, specialization] = [educationDegree || null, educationSpecialization || null];
  if (degree === null && specialization === null) return [];
  const level = degree === null ? null : findDegreeLevel(degree);
  return [fact({ institution: null, degree, level, specialization, startYear: null, endYear: null, current: false })];
}

function named(name: string): Named {
  return { name, known: normalizeSkill(name)?.name ?? null };
}

function fact<T>(value: T): Fact<T> {
  return { value, evidence: [], confidence: 1 };
}
