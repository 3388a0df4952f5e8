import { gzipSync } from 'node:zlib';
import { largestLimit, type StoredModel } from '../../plugins/extractors/local/label/weights.ts';
import type { Trained } from './sequences.ts';

const mostEntries = 255;
/** Weights in steps of this pack smaller; the largest is 32767. */
const step = 16;

/** Keeps weights of at least `keep` times the largest, in one row per feature. */
export function packModel(
  labels: readonly string[],
  rows: ReadonlyMap<number, number>,
  { weights, transitions }: Trained,
  keep: number,
): StoredModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  const count = labels.length;
  const kept: { hash: number; entries: [number, number][] }[] = [];
  for (const [hash, row] of rows) {
    const entries: [number, number][] = [];
    for (let label = 0; label < count; label += 1) {
      const weight = weights[row * count + label]!;
      const small = Math.trunc(((weight / largest) * largestLimit) / step) * step;
      if (small !== 0 && Math.abs(weight) >= keep * largest) entries.push([label, small]);
    }
    if (entries.length > 0) kept.push({ hash, entries: entries.slice(0, mostEntries) });
  }
  kept.sort((a, b) => a.hash - b.hash);
  const all = kept.flatMap(({ entries }) => entries);
  const bytes = Buffer.concat([
    Buffer.from(Uint32Array.from(kept, ({ hash }) => hash).buffer),
    Buffer.from(Int16Array.from(all, ([, weight]) => weight).buffer),
    Buffer.from(Uint8Array.from(kept, ({ entries }) => entries.length)),
    Buffer.from(Uint8Array.from(all, ([label]) => label)),
  ]);
  return {
    labels: [...labels],
    rows: kept.length,
    entries: all.length,
    largest,
    transitions: [...transitions].map((weight) => Math.round(weight * 100) / 100),
    packed: gzipSync(bytes, { level: 9 }).toString('base64'),
  };
}
