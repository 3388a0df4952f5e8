import { gunzipSync } from 'node:zlib';
import { forbiddenLimit, type SequenceModel } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { type StoredModel, unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { packModel } from './packModel.ts';

/** The root mean square of the allowed transitions: how large a model's weights are. It grows with the number of documents. */
function spreadOf({ transitions }: SequenceModel): number {
  const allowed = transitions.filter((weight) => weight > forbiddenLimit);
  return Math.sqrt(allowed.reduce((sum, weight) => sum + weight * weight, 0) / Math.max(1, allowed.length)) || 1;
}

const hashesOf = ({ packed, rows }: StoredModel): Uint32Array =>
  new Uint32Array(new Uint8Array(gunzipSync(Buffer.from(packed, 'base64'))).buffer, 0, rows);

/**
 * The mean of models that were learned from different documents. Each is first brought to the same spread: so each has the same say, and a margin
 * means the same after every training.
 */
export function meanModels(stored: readonly StoredModel[], spread: number, keep: number): StoredModel {
  const { labels } = stored[0]!;
  const count = labels.length;
  const parts = stored.map((one) => ({ model: unpackModel(one), hashes: hashesOf(one) }));
  const rows = new Map<number, number>();
  for (const { hashes } of parts) for (const hash of hashes) if (!rows.has(hash)) rows.set(hash, rows.size);
  const weights = new Float32Array(rows.size * count);
  const transitions = new Float32Array((count + 1) * count);
  for (const { model, hashes } of parts) {
    const share = spread / spreadOf(model) / parts.length;
    hashes.forEach((hash, row) => {
      const at = rows.get(hash)! * count;
      for (let entry = model.offsets[row]!; entry < model.offsets[row + 1]!; entry += 1)
        weights[at + model.labelOf[entry]!]! += model.weights[entry]! * model.unit * share;
    });
    model.transitions.forEach((weight, pair) => {
      transitions[pair]! += weight > forbiddenLimit ? weight * share : weight / parts.length;
    });
  }
  return packModel(labels, rows, { weights, transitions }, keep);
}
