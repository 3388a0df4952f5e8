import { scorePlain } from '../../core/comparisons/plain/scorePlain.ts';
import type { ProjectRequirements } from '../../plugins/contract.ts';
import { compareRanked, type Ranked } from '../../plugins/facets/overallScore.ts';
import { readBytes } from '../../plugins/host/readBytes.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import { makeFacts } from '../seed/makeFacts.ts';
import { type Identity, makeIdentity } from './identities.ts';
import { writeCv } from './writeCv.ts';

/** A position to rank for. Some of what it asks for are also names: Ruby, Swift, Julia. */
export const askedFor: ProjectRequirements = {
  title: 'Backend Engineer',
  requiredSkills: ['Python', 'PostgreSQL', 'Docker', 'Ruby', 'SQL'],
  niceSkills: ['Kubernetes', 'Swift', 'Julia', 'Kafka', 'Git'],
  minYears: 5,
  educationLevel: 'bachelor',
  certifications: ['AWS Certified Solutions Architect'],
  languages: ['English'],
};

/** "Present" in a CV is this day, so that every run measures the same. */
const today = '2026-06-30';

/** A person whose score differs under the other name. */
export interface ScoreChange {
  number: number;
  before: number | null;
  after: number | null;
  names: string;
}

export interface NameSwapResult {
  people: number;
  scoreChanges: ScoreChange[];
  /** People whose place differs. Equal score, matched skills and years share a place. */
  orderChanges: number;
}

/**
 * Reads, extracts, scores and ranks made-up CVs twice; the second time two and two, a man and a woman, have exchanged names, words that tell the gender, contacts,
 * street (the city stays) and photo. Where that changes nothing, none of these reaches the score or the ranking.
 *
 * @param people even
 */
export async function proveNameSwap({ plugins, people }: { plugins: PluginRegistry; people: number }): Promise<NameSwapResult> {
  const before: Ranked[] = [];
  const after: Ranked[] = [];
  const scoreChanges: ScoreChange[] = [];
  for (let number = 0; number < people; number++) {
    const [own, other] = [makeIdentity(number), makeIdentity(number ^ 1)];
    const [first, second] = [await screen(plugins, number, own), await screen(plugins, number, other)];
    before.push(first);
    after.push(second);
    if (first.overall !== second.overall)
      scoreChanges.push({
        number,
        before: first.overall,
        after: second.overall,
        names: `${own.given} ${own.family} → ${other.given} ${other.family}`,
      });
  }
  const [places, otherPlaces] = [placesOf(before), placesOf(after)];
  return { people, scoreChanges, orderChanges: places.filter((place, index) => place !== otherPlaces[index]).length };
}

async function screen(plugins: PluginRegistry, number: number, identity: Identity): Promise<Ranked> {
  const { signal } = new AbortController();
  const { name, bytes } = await writeCv(number, makeFacts(number), identity);
  const { document } = await readBytes(plugins.readers, name, bytes, { signal, limits: defaultReadLimits });
  const facts = await plugins.getExtractor('local').extractResume(document, { signal, today });
  const { overall, facets } = scorePlain({ plugins }, { facts, requirements: askedFor });
  const matchedSkills = new Set(facets.flatMap(({ matched }) => matched ?? [])).size;
  // Lists order ties by name; here, ties share a place.
  return { overall, matchedSkills, years: facts.years?.value ?? null, name: '' };
}

/** The place of each, from 0: how many are ranked before them. */
function placesOf(people: readonly Ranked[]): number[] {
  const order = people.map((person, index) => ({ person, index })).sort((a, b) => compareRanked(a.person, b.person));
  const places: number[] = [];
  let place = 0;
  for (const [at, { person, index }] of order.entries()) {
    const previous = order[at - 1];
    if (previous === undefined || compareRanked(previous.person, person) !== 0) place = at;
    places[index] = place;
  }
  return places;
}
