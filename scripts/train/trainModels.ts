import { lineFeatures } from '../../plugins/extractors/local/label/features/lineFeatures.ts';
import { lineContext } from '../../plugins/extractors/local/label/features/lineLooks.ts';
import { wordContext, wordFeatures } from '../../plugins/extractors/local/label/features/wordFeatures.ts';
import {
  fieldLabels,
  fieldNames,
  holdsFields,
  holdsSkills,
  itemLabels,
  lineLabels,
} from '../../plugins/extractors/local/label/lineLabels.ts';
import type { StoredModel } from '../../plugins/extractors/local/label/weights.ts';
import { itemWordsOf, type Word, wordsOf } from '../../plugins/extractors/local/label/words.ts';
import type { LineView } from '../../plugins/extractors/local/shared/lineView.ts';
import type { Example } from './examples.ts';
import { goldWordLabels } from './goldLabels.ts';
import { packModel } from './packModel.ts';
import { trainField } from './randomField.ts';
import { bestPath, type Dropout, emissions, type Sequence } from './sequences.ts';
import { type Hashed, hashAll, rowsOf, toRows } from './vocabulary.ts';

export interface TrainingOptions {
  seed: number;
  rounds: number;
  rate: number;
  /** Weights below this share of the largest are dropped. */
  keep: number;
}

/** Bits of feature groups: 2 words, 4 headings. Group 1, looks and scores, is never hidden. */
const wordsLimit = 2;
const headings = 4;

const lineDropout: Dropout = (length, random) => {
  const whole = (random() < 0.35 ? wordsLimit : 0) | (random() < 0.15 ? headings : 0);
  return Uint8Array.from({ length }, () => whole | (random() < 0.12 ? wordsLimit | headings : 0));
};
const wordDropout: Dropout = (length, random) => {
  const whole = random() < 0.3 ? wordsLimit : 0;
  return Uint8Array.from({ length }, () => whole | (random() < 0.12 ? wordsLimit : 0));
};
/** What fewer documents show is theirs alone, such as the names of people, and not learned. */
const leastDocuments = 4;

/** For each example, the index of the first with its document: a folder that is named twice counts twice, but its documents are no new ones. */
function documentsOf(examples: readonly Example[]): number[] {
  const first = new Map<string, number>();
  return examples.map(({ id }, at) => first.get(id) ?? (first.set(id, at), at));
}

/** A row for each feature that enough documents have. */
function sharedRows(documents: readonly number[], hashed: readonly Hashed[]): Map<number, number> {
  const once = hashed.filter((_, at) => documents[at] === at);
  return rowsOf(
    once.map((sequence) => [[Uint32Array.from(new Set(sequence.flatMap((groups) => groups.flatMap((group) => [...group]))))]]),
    leastDocuments,
  );
}

const indexOf = (labels: readonly string[]) => new Map(labels.map((label, index) => [label, index]));

interface LineTraining {
  stored: StoredModel;
  /** Labels of each example from a model that was not trained on it: such labels are the input of the word models in practice. */
  unseen: string[][];
}

function trainLines(examples: readonly Example[], { seed, rounds, rate, keep }: TrainingOptions): LineTraining {
  const index = indexOf(lineLabels);
  const hashed = examples.map(({ document, lines, marks, body }) =>
    hashAll(lineFeatures(lineContext(document, lines, marks, body))),
  );
  const documents = documentsOf(examples);
  const rows = sharedRows(documents, hashed);
  const sequences: Sequence[] = examples.map(({ labels }, at) => ({
    features: toRows(hashed[at]!, rows),
    truth: Uint8Array.from(labels, (label) => index.get(label)!),
  }));
  const unseen: string[][] = [];
  for (const fold of [0, 1]) {
    const isApart = (at: number) => documents[at]! % 2 === fold;
    const others = sequences.filter((_, at) => !isApart(at));
    const half = trainField(lineLabels, rows.size, others, { rounds: Math.max(3, rounds - 2), seed, rate, dropout: lineDropout });
    const labelsOf = ({ features }: Sequence) => {
      if (features.length === 0) return [];
      const best = bestPath(emissions(features, half.weights, lineLabels.length, null), half.transitions, lineLabels.length);
      return Array.from(best, (label) => lineLabels[label]!);
    };
    sequences.forEach((sequence, at) => {
      if (isApart(at)) unseen[at] = labelsOf(sequence);
    });
  }
  console.error(`lines: ${rows.size} features`);
  const whole = trainField(lineLabels, rows.size, sequences, { rounds, seed, rate, dropout: lineDropout });
  return { stored: packModel(lineLabels, rows, whole, keep), unseen };
}

function trainWords(
  examples: readonly Example[],
  lineLabelsOf: readonly string[][],
  labels: readonly string[],
  wanted: ReadonlySet<string>,
  holds: (label: string) => boolean,
  wordsIn: (lines: readonly LineView[], at: number) => Word[],
  { seed, rounds, rate, keep }: TrainingOptions,
): StoredModel {
  const index = indexOf(labels);
  const cases = examples.map(({ lines, marks, aligned, labels: gold }, at) => {
    const seen = lineLabelsOf[at]!;
    const words = seen.flatMap((label, line) => (holds(label) || holds(gold[line]!) ? wordsIn(lines, line) : []));
    return {
      hashed: hashAll(wordFeatures(wordContext(lines, marks, seen), words)),
      truth: Uint8Array.from(goldWordLabels(aligned, words, wanted), (label) => index.get(label)!),
    };
  });
  const rows = sharedRows(
    documentsOf(examples),
    cases.map(({ hashed }) => hashed),
  );
  const sequences = cases.map(({ hashed, truth }) => ({ features: toRows(hashed, rows), truth }));
  console.error(`words: ${rows.size} features`);
  const trained = trainField(labels, rows.size, sequences, { rounds, seed, rate, dropout: wordDropout });
  return packModel(labels, rows, trained, keep);
}

/** Trains the line labels, then the word labels in the lines that a model would choose. */
export function trainModels(examples: readonly Example[], options: TrainingOptions) {
  const lines = trainLines(examples, options);
  const rounds = Math.max(3, options.rounds - 1);
  const fields = trainWords(examples, lines.unseen, fieldLabels, new Set(fieldNames), holdsFields, wordsOf, {
    ...options,
    rounds,
  });
  const items = trainWords(examples, lines.unseen, itemLabels, new Set(['skill']), holdsSkills, itemWordsOf, {
    ...options,
    rounds,
  });
  return { lines: lines.stored, fields, items };
}
