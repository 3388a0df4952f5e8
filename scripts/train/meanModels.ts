import { forbiddenLimit } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { largestLimit, type StoredModel, unpackRows } from '../../plugins/extractors/local/label/weights.ts';
import { packModel } from './packModel.ts';

/** The root mean square of the allowed transitions: how large a model's weights are. It grows with the number of documents. */
function spreadOf({ transitions }: StoredModel): number {
  const allowed = transitions.filter((weight) => weight > forbiddenLimit);
  return Math.sqrt(allowed.reduce((sum, weight) => sum + weight * weight, 0) / Math.max(1, allowed.length)) || 1;
}

/**
 * The mean of models that were learned from different documents. Each is first brought to the same spread: so each has the same say, and a margin
 * means the same after every training.
 */
export function meanModels(stored: readonly StoredModel[], spread: number, keep: number): StoredModel {
  const { labels } = stored[0]!;
  const count = labels.length;
  const parts = stored.map((model) => ({ ...model, ...unpackRows(model), share: spread / spreadOf(model) / stored.length }));
  const rows = new Map<number, number>();
  for (const { hashes } of parts) for (const hash of hashes) if (!rows.has(hash)) rows.set(hash, rows.size);
  const weights = new Float32Array(rows.size * count);
  const transitions = new Float32Array((count + 1) * count);
  for (const part of parts) {
    const unit = (part.largest / largestLimit) * part.share;
    let entry = 0;
    part.hashes.forEach((hash, row) => {
      const at = rows.get(hash)! * count;
      for (const end = entry + part.counts[row]!; entry < end; entry += 1)
        weights[at + part.labelOf[entry]!]! += part.weights[entry]! * unit;
    });
    part.transitions.forEach((weight, pair) => {
      transitions[pair]! += weight > forbiddenLimit ? weight * part.share : weight / parts.length;
    });
  }
  return packModel(labels, rows, { weights, transitions }, keep);
}
