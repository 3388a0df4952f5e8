import { describe, expect, it } from 'vitest';
import { feature } from '../../plugins/extractors/local/label/features/features.ts';
import { decode } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { meanModels } from './meanModels.ts';
import { packModel } from './packModel.ts';

const labels = ['O', 'Bname'];
/** A model of features with a weight for "Bname", whose weights and transitions are all so many times as large. */
const modelOf = (weights: Record<string, number>, times = 1) =>
  packModel(
    labels,
    new Map(Object.keys(weights).map((name, row) => [feature`${name}` >>> 0, row])),
    {
      weights: Float32Array.from(Object.values(weights).flatMap((weight) => [0, weight * times])),
      transitions: Float32Array.from({ length: 6 }, (_, pair) => (pair % 2 === 0 ? times : -times)),
    },
    0,
  );
const position = (name: string) => ({ base: [feature`${name}`], shared: [], words: [], headings: [] });
const labelOf = (model: ReturnType<typeof modelOf>, name: string) => decode(unpackModel(model), [position(name)]).labels[0];

describe('meanModels', () => {
  it('knows what either model knows', () => {
    const mean = meanModels([modelOf({ first: 9 }), modelOf({ second: 9 })], 1, 0);
    expect(['first', 'second', 'third'].map((name) => labelOf(mean, name))).toEqual(['Bname', 'Bname', 'O']);
  });
  it('gives a model with larger weights no more say', () => {
    const loud = modelOf({ word: -9 }, 100);
    expect(labelOf(meanModels([loud, modelOf({ word: 30 })], 1, 0), 'word')).toBe('Bname');
  });
});
