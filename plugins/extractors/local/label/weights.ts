import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { LabelModels } from './labelDocument.ts';
import { hasEntries, lookalikeSections } from './lineLabels.ts';
import { forbiddenLimit, type SequenceModel } from './sequenceModel.ts';
import { type WeightRows, WeightTable } from './weightTable.ts';

/** A model as `scripts/train` writes it: base64 of gzip of hashes (32 bits), weights (i16), entries per row (u8) and labels (u8), one array after another. */
export interface StoredModel {
  labels: string[];
  rows: number;
  entries: number;
  /** The weight that a stored 32767 represents. */
  largest: number;
  transitions: number[];
  packed: string;
}

export const largestLimit = 32_767;

export function unpackRows({ rows, entries, packed }: StoredModel): WeightRows {
  const { buffer } = new Uint8Array(gunzipSync(Buffer.from(packed, 'base64')));
  return {
    hashes: new Uint32Array(buffer, 0, rows),
    weights: new Int16Array(buffer, rows * 4, entries),
    counts: new Uint8Array(buffer, rows * 4 + entries * 2, rows),
    labelOf: new Uint8Array(buffer, rows * 5 + entries * 2, entries),
  };
}

export const unpackModel = (stored: StoredModel): SequenceModel => ({
  labels: stored.labels,
  weights: new WeightTable(unpackRows(stored)),
  unit: stored.largest / largestLimit,
  transitions: Float32Array.from(stored.transitions),
});

let models: LabelModels | null = null;

/** The committed weights, read once per thread when the first résumé needs them. As a module they would stay in memory as text in every process. */
export function loadModels(): LabelModels {
  if (models) return models;
  const file = createRequire(import.meta.url).resolve('#label-weights');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof LabelModels, StoredModel>;
  models = {
    lines: withHeadedSections(unpackModel(stored.lines)),
    fields: unpackModel(stored.fields),
    items: unpackModel(stored.items),
  };
  return models;
}

/**
 * What a change of section without a heading costs, in units of the weights: into the middle of a job or study, from a list that only looks like jobs into
 * one, any other. Measured like the costs in `splitEntries.ts`. The weights know of such changes only what the lines on both sides say.
 */
const costs = { middle: 400, lookalike: 300, other: 80 };

function costOf(from: string, to: string): number {
  const [[section, role], [next = '', nextRole]] = [from.split(':'), to.split(':')];
  if (role === undefined || nextRole === undefined || nextRole === 'H' || section === next || section === 'contact') return 0;
  if (!hasEntries(next)) return costs.other;
  if (nextRole !== 'S') return costs.middle;
  return lookalikeSections.has(section!) ? costs.lookalike : costs.other;
}

/** The model of lines, in which a section seldom begins without a heading. */
export function withHeadedSections(model: SequenceModel): SequenceModel {
  const { labels } = model;
  const transitions = model.transitions.map((weight, at) => {
    const [from, to] = [labels[Math.floor(at / labels.length)], labels[at % labels.length]!];
    return from === undefined || weight <= forbiddenLimit ? weight : weight - costOf(from, to);
  });
  return { ...model, transitions };
}
