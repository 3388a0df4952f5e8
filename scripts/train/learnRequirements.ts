import type { Features } from '../../plugins/extractors/local/label/features/features.ts';
import { decode } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { type StoredModel, unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { clauseKinds } from '../../plugins/extractors/local/requirements/clauses/askingClauses.ts';
import { clauseFeatures } from '../../plugins/extractors/local/requirements/clauses/clauseFeatures.ts';
import { nameLabels } from '../../plugins/extractors/local/requirements/skills/askedNames.ts';
import { skillsInDemand } from '../../plugins/extractors/local/requirements/skills/askedSkills.ts';
import { nameFeatures } from '../../plugins/extractors/local/requirements/skills/nameFeatures.ts';
import { type ClauseText, clausesOf, inventedClauses } from './clauseTexts.ts';
import type { MarkedAdvert } from './markedAdverts.ts';
import { inventedNames, type NameText, namesOf } from './nameTexts.ts';
import { packModel } from './packModel.ts';
import { trainField } from './randomField.ts';
import type { Dropout } from './sequences.ts';
import { hashAll, rowsOf, toRows } from './vocabulary.ts';

export interface RequirementOptions {
  seed: number;
  rounds: number;
  rate: number;
  /** How many invented advertisements of each language to learn from. */
  invented: number;
}

/** Invented advertisements are alike: each that somebody marked counts so many times. */
const repeats = 3;
const leastPositions = 3;
const keep = 0.05;
/** Bit of the group of words. */
const words = 2;
const hiddenWords = 0.15;
const dropout: Dropout = (length, random) => Uint8Array.from({ length }, () => (random() < hiddenWords ? words : 0));
/** The wordings that evaluation keeps apart are not learned. */
const wordingsRead = [0, 1] as const;

interface Labelled {
  features: Features[];
  labels: readonly string[];
}

const ofClauses = ({ clauses, kinds }: ClauseText): Labelled => ({ features: clauseFeatures(clauses), labels: kinds });
const ofNames = ({ clause, words: own, labels }: NameText): Labelled => ({
  features: nameFeatures(clause, own, skillsInDemand(clause.text)),
  labels,
});

/**
 * Learns what clauses of job descriptions say, and which of their words name what is asked for. The same texts and options give the same weights.
 *
 * @param marked as they are written
 * @param inOneLine the same, as a paste that loses its line breaks leaves them
 */
export function learnRequirements(
  marked: readonly MarkedAdvert[],
  inOneLine: readonly MarkedAdvert[],
  options: RequirementOptions,
): Record<'clauses' | 'names', StoredModel> {
  const clausesIn = (adverts: readonly MarkedAdvert[]) => adverts.flatMap((one) => clausesOf(one) ?? []);
  const often = <Text>(own: readonly Text[]) => Array.from({ length: repeats }, () => own).flat();
  const clauses = [...inventedClauses(options.invented, 1), ...often(clausesIn(marked)), ...clausesIn(inOneLine)];
  const invented = inventedNames(Math.ceil(options.invented / 5), 5001, wordingsRead);
  const names = [...invented, ...often(marked.flatMap(namesOf)), ...inOneLine.flatMap(namesOf)];
  return {
    clauses: learn(clauseKinds, clauses, ofClauses, options),
    names: learn(nameLabels, names, ofNames, options),
  };
}

function learn<Text>(
  labels: readonly string[],
  texts: readonly Text[],
  label: (text: Text) => Labelled,
  { seed, rounds, rate }: RequirementOptions,
): StoredModel {
  const index = new Map(labels.map((name, at) => [name, at]));
  const known = new Map<Text, { hashed: ReturnType<typeof hashAll>; truth: Uint8Array }>();
  for (const text of new Set(texts)) {
    const { features, labels: own } = label(text);
    known.set(text, { hashed: hashAll(features), truth: Uint8Array.from(own, (one) => index.get(one)!) });
  }
  const rows = rowsOf(
    [...known.values()].map(({ hashed }) => hashed),
    leastPositions,
  );
  const sequences = texts.map((text) => {
    const { hashed, truth } = known.get(text)!;
    return { features: toRows(hashed, rows), truth };
  });
  return packModel(labels, rows, trainField(labels, rows.size, sequences, { rounds, seed, rate, dropout }), keep);
}

/** Precision and recall of each kind of clause, and of names and traits by all their words. */
export function measureRequirements(
  models: ReturnType<typeof learnRequirements>,
  marked: readonly MarkedAdvert[],
): Record<string, string> {
  const counts = new Map<string, { right: number; found: number; true: number }>();
  const count = (name: string, truth: readonly string[], found: readonly string[]) => {
    const sum = counts.get(name) ?? { right: 0, found: 0, true: 0 };
    counts.set(name, {
      right: sum.right + truth.filter((one) => found.includes(one)).length,
      found: sum.found + found.length,
      true: sum.true + truth.length,
    });
  };
  const [clauseModel, nameModel] = [unpackModel(models.clauses), unpackModel(models.names)];
  for (const text of marked.flatMap((one) => clausesOf(one) ?? [])) {
    const { features, labels } = ofClauses(text);
    const found = decode(clauseModel, features).labels;
    for (const kind of clauseKinds) count(kind, placesOf(labels, kind), placesOf(found, kind));
  }
  for (const text of marked.flatMap(namesOf)) {
    const { features, labels } = ofNames(text);
    const found = decode(nameModel, features).labels;
    count('names', spansOf(labels, 'n'), spansOf(found, 'n'));
    count('traits', spansOf(labels, 's'), spansOf(found, 's'));
  }
  return Object.fromEntries(
    [...counts].map(([name, { right, found, true: all }]) => [
      name,
      `precision ${(right / found).toFixed(3)} recall ${(right / all).toFixed(3)} of ${all}`,
    ]),
  );
}

const placesOf = (labels: readonly string[], kind: string): string[] =>
  labels.flatMap((label, at) => (label === kind ? [String(at)] : []));

function spansOf(labels: readonly string[], kind: string): string[] {
  return labels.flatMap((label, start) => {
    if (label !== `B${kind}`) return [];
    let end = start;
    while (labels[end + 1] === `I${kind}`) end += 1;
    return [`${start}-${end}`];
  });
}
