import { gunzipSync } from 'node:zlib';
import type { LabelModels } from './labelDocument.ts';
import type { SequenceModel } from './sequenceModel.ts';
import stored from './weights.json' with { type: 'json' };

/** A model as `scripts/train` writes it: base64 of gzip of hashes (u32), weights (i16), entries per row (u8) and labels (u8), one array after another. */
export interface StoredModel {
  labels: string[];
  rows: number;
  entries: number;
  /** The weight that a stored 32767 represents. */
  largest: number;
  transitions: number[];
  packed: string;
}

const largestLimit = 32767;

export function unpackModel({ labels, rows, entries, largest, transitions, packed }: StoredModel): SequenceModel {
  const bytes = new Uint8Array(gunzipSync(Buffer.from(packed, 'base64')));
  const hashes = new Uint32Array(bytes.buffer, 0, rows);
  const whole = new Int16Array(bytes.buffer, rows * 4, entries);
  const counts = bytes.subarray(rows * 4 + entries * 2, rows * 5 + entries * 2);
  const labelOf = bytes.slice(rows * 5 + entries * 2, rows * 5 + entries * 3);
  const offsets = new Uint32Array(rows + 1);
  const rowOf = new Map<number, number>();
  for (let row = 0; row < rows; row += 1) {
    offsets[row + 1] = offsets[row]! + counts[row]!;
    rowOf.set(hashes[row]!, row);
  }
  const weights = Float32Array.from(whole, (weight) => (weight * largest) / largestLimit);
  return { labels, rows: rowOf, offsets, labelOf, weights, transitions: Float32Array.from(transitions) };
}

let models: LabelModels | null = null;

/** The committed weights, unpacked once per process. */
export function loadModels(): LabelModels {
  models ??= { lines: unpackModel(stored.lines), fields: unpackModel(stored.fields), items: unpackModel(stored.items) };
  return models;
}
