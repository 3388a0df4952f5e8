import {
  type Evidence,
  emptyResumeFacts,
  type Facet,
  type FacetScore,
  type ProjectRequirements,
  type ResumeFacts,
} from '../contract.ts';
import type { ConformanceTest } from './conformanceTest.ts';
import { expectSame, expectThat, frozen } from './expectThat.ts';
import { excessiveFacts, noRequirements, sampleFacts, sampleRequirements } from './sampleFacts.ts';

const facts: [name: string, facts: ResumeFacts][] = [
  ['an empty document', emptyResumeFacts()],
  ['a usual document', sampleFacts],
  ['an excessive document', excessiveFacts],
];
const requirements: [name: string, requirements: ProjectRequirements][] = [
  ['no requirements', noRequirements],
  ['usual requirements', sampleRequirements],
];
const everyCase = facts.flatMap(([document, facts]) =>
  requirements.map(([asked, requirements]) => ({ name: `${document} with ${asked}`, facts, requirements })),
);

/** The rules of a facet. */
export function facetTests(facet: Facet): ConformanceTest[] {
  const all = (check: (score: FacetScore, facts: ResumeFacts, name: string) => void) => () => {
    for (const { name, facts, requirements } of everyCase) check(facet.score(frozen(facts), frozen(requirements)), facts, name);
  };
  return [
    { name: 'answers at once, with a score', run: all(checkForm) },
    { name: 'gives null or a value from 0 to 100 with one decimal', run: all(checkValue) },
    { name: 'explains every score in English, and in Russian or not at all', run: all(checkExplanation) },
    { name: 'quotes only evidence of the facts', run: all(checkEvidence) },
    { name: 'gives the same score for the same facts', run: () => checkDeterminism(facet) },
  ];
}

function checkForm(score: unknown, _facts: ResumeFacts, name: string): void {
  expectThat(typeof score === 'object' && score !== null, `${name}: expected a score - received ${String(score)}`);
  expectThat(!('then' in score), `${name}: expected a score - received a promise`);
}

function checkValue({ value }: FacetScore, _facts: ResumeFacts, name: string): void {
  if (value === null) return;
  expectThat(typeof value === 'number' && value >= 0 && value <= 100, `${name}: expected 0 to 100 or null - received ${value}`);
  expectThat(Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, `${name}: expected one decimal - received ${value}`);
}

function checkExplanation({ explanation }: FacetScore, _facts: ResumeFacts, name: string): void {
  expectThat(typeof explanation?.en === 'string' && explanation.en.trim() !== '', `${name}: the English explanation is missing`);
  const russian = explanation.ru;
  expectThat(russian === undefined || russian.trim() !== '', `${name}: the Russian explanation is empty`);
  expectThat(!/undefined|NaN|\[object/.test(explanation.en + (russian ?? '')), `${name}: explained as '${explanation.en}'`);
}

function checkEvidence({ evidence }: FacetScore, facts: ResumeFacts, name: string): void {
  expectThat(Array.isArray(evidence), `${name}: 'evidence' must be a list`);
  const known = new Set(allEvidence(facts).map((quote) => JSON.stringify(quote)));
  for (const quote of evidence) {
    expectThat(known.has(JSON.stringify(quote)), `${name}: quotes '${quote.text}', which is no evidence of any fact`);
  }
}

function checkDeterminism(facet: Facet): void {
  for (const { name, facts, requirements } of everyCase) {
    expectSame(facet.score(facts, requirements), facet.score(structuredClone(facts), requirements), `${name}: two scores differ`);
  }
}

function allEvidence(facts: ResumeFacts): Evidence[] {
  return Object.values(facts)
    .flat()
    .flatMap((fact) => fact?.evidence ?? []);
}
