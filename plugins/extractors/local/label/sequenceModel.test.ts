import { describe, expect, it } from 'vitest';
import { type Features, feature } from './features/features.ts';
import { decode, mayFollow, type SequenceModel } from './sequenceModel.ts';
import { WeightTable } from './weightTable.ts';

const labels = ['O', 'Bname', 'Iname'];
const position = (...names: string[]): Features => ({
  base: names.map((name) => feature`${name}`),
  shared: [],
  words: [],
  headings: [],
});

/** A model with one weight for each feature, and pairs that cannot follow each other shut out. */
function makeModel(weights: Record<string, [label: string, weight: number]>): SequenceModel {
  const entries = Object.entries(weights);
  const count = labels.length;
  return {
    labels,
    weights: new WeightTable({
      hashes: Uint32Array.from(entries, ([name]) => feature`${name}`),
      counts: new Uint8Array(entries.length).fill(1),
      labelOf: Uint8Array.from(entries, ([, [label]]) => labels.indexOf(label)),
      weights: Int16Array.from(entries, ([, [, weight]]) => weight),
    }),
    unit: 1,
    transitions: Float32Array.from({ length: (count + 1) * count }, (_, pair) => {
      const from = Math.floor(pair / count);
      return mayFollow(from < count ? labels[from]! : null, labels[pair % count]!) ? 0 : -1e6;
    }),
  };
}

describe('decode', () => {
  it('takes the label with the most weight at each position', () => {
    const model = makeModel({ capital: ['Bname', 2], digit: ['O', 1] });
    expect(decode(model, [position('capital'), position('digit')]).labels).toEqual(['Bname', 'O']);
  });

  it('goes on with a field only behind its beginning, whatever the weights say', () => {
    const model = makeModel({ second: ['Iname', 5], first: ['Bname', 1] });
    expect(decode(model, [position('second')]).labels).toEqual(['O']);
    expect(decode(model, [position('first'), position('second')]).labels).toEqual(['Bname', 'Iname']);
  });

  it('opens a field against the weight of its word where the next word needs it', () => {
    const model = makeModel({ plain: ['O', 1], second: ['Iname', 5] });
    expect(decode(model, [position('plain'), position('second')]).labels).toEqual(['Bname', 'Iname']);
  });

  it('counts features that positions share once for each position', () => {
    const model = makeModel({ line: ['Bname', 2] });
    const shared = [[feature`line`]];
    const own = { base: [], shared, words: [], headings: [] };
    expect(decode(model, [own, own]).labels).toEqual(['Bname', 'Bname']);
  });

  it('says by how much the best sequence wins', () => {
    const model = makeModel({ sure: ['Bname', 9], unsure: ['Bname', 1] });
    const [sure, unsure] = decode(model, [position('sure'), position('unsure')]).margins;
    expect(sure).toBeCloseTo(9);
    expect(unsure).toBeCloseTo(1);
  });

  it('answers nothing for a document without lines', () => {
    expect(decode(makeModel({}), [])).toEqual({ labels: [], margins: [], losses: new Float64Array(0) });
  });
});
