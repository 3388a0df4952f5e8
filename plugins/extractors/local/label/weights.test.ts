import { expect, it } from 'vitest';
import { bestLabels, type SequenceModel } from './sequenceModel.ts';
import { withHeadedSections } from './weights.ts';
import { WeightTable } from './weightTable.ts';

const labels = ['publications:B', 'experience:H', 'experience:S', 'experience:B'];
const model: SequenceModel = {
  labels,
  weights: new WeightTable({
    hashes: new Uint32Array(),
    counts: new Uint8Array(),
    labelOf: new Uint8Array(),
    weights: new Int16Array(),
  }),
  unit: 1,
  transitions: new Float32Array(labels.length * (labels.length + 1)),
};

/** Scores of a paper, a paper that looks like a job, and another paper. */
const scores = Float64Array.from([200, 0, 0, 0, 0, 0, 250, 0, 200, 0, 0, 0]);

it('keeps a line that looks like a job in the list of publications that it is in', () => {
  expect(bestLabels(model, scores)).toEqual(['publications:B', 'experience:S', 'publications:B']);
  expect(bestLabels(withHeadedSections(model), scores)).toEqual(['publications:B', 'publications:B', 'publications:B']);
});

it('lets a section begin with its heading', () => {
  const headed = Float64Array.from([200, 0, 0, 0, 0, 100, 0, 0, 0, 0, 250, 0]);
  expect(bestLabels(withHeadedSections(model), headed)).toEqual(['publications:B', 'experience:H', 'experience:S']);
});
