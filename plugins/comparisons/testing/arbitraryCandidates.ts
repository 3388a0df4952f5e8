import fc from 'fast-check';
import { type ComparedCandidate, emptyResumeFacts, type Fact, type Skill } from '../../contract.ts';

export function makeSkill(name: string): Fact<Skill> {
  const value: Skill = { name, known: null, category: 'technical', source: 'listed', lastUsed: null, months: null };
  return { value, evidence: [], confidence: 1 };
}

export interface MadeCandidate {
  id: string;
  name?: string;
  skills?: readonly string[];
  certifications?: readonly string[];
  lines?: readonly string[];
  achievements?: readonly string[];
  years?: number | null;
}

/** A candidate for tests with these facts and no others. */
export function makeCandidate(made: MadeCandidate): ComparedCandidate {
  const { id, name = id, skills = [], certifications = [], lines = [], achievements = [], years = null } = made;
  const fact = <T>(value: T): Fact<T> => ({ value, evidence: [], confidence: 1 });
  const job = { company: null, position: null, location: null, start: null, end: null, current: false, months: null };
  return {
    id,
    name,
    facts: {
      ...emptyResumeFacts(),
      skills: skills.map(makeSkill),
      certifications: certifications.map((one) => fact({ name: one, known: null })),
      experience: lines.length > 0 ? [fact({ ...job, responsibilities: [...lines] })] : [],
      achievements: achievements.map(fact),
      years: years === null ? null : fact(years),
    },
  };
}

/** Few different things, so that candidates have some in common; markup and right-to-left text among them. */
const thing = fc.oneof(
  fc.constantFrom('Python', 'SQL', 'Rust', 'Go', '<b>Go</b>', 'חשבונאות', 'إدارة', 'Ёлка', ' sql '),
  fc.string({ maxLength: 12 }),
);
const things = fc.array(thing, { maxLength: 12 });

/** Groups of none, one and several candidates, now and then with 300 skills. */
export const arbitraryCandidates: fc.Arbitrary<ComparedCandidate[]> = fc
  .array(
    fc.record({
      name: thing,
      skills: fc.oneof(
        { weight: 9, arbitrary: things },
        { weight: 1, arbitrary: fc.constant(Array.from({ length: 300 }, (_, n) => `Skill ${n}`)) },
      ),
      certifications: things,
      lines: things,
      achievements: things,
      years: fc.option(fc.integer({ min: 0, max: 40 })),
    }),
    { maxLength: 7 },
  )
  .map((made) => made.map((one, index) => makeCandidate({ ...one, id: `candidate-${index}` })));

/** The same candidates in another order. */
export function shuffled(candidates: ComparedCandidate[]): fc.Arbitrary<ComparedCandidate[]> {
  return fc.shuffledSubarray(candidates, { minLength: candidates.length, maxLength: candidates.length });
}
