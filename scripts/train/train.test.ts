import { describe, expect, it } from 'vitest';
import { feature } from '../../plugins/extractors/local/label/features/features.ts';
import { decode } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { wordsOf } from '../../plugins/extractors/local/label/words.ts';
import { viewLines } from '../../plugins/extractors/local/shared/lineView.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { alignParts } from './alignParts.ts';
import { goldLineLabels, goldWordLabels } from './goldLabels.ts';
import type { Part } from './manifest.ts';
import { packModel } from './packModel.ts';
import { trainPerceptron } from './perceptron.ts';
import { trainField } from './randomField.ts';
import type { Sequence } from './sequences.ts';
import { rowsOf, toRows } from './vocabulary.ts';

const part = (text: string, section: string, more: Partial<Part> = {}): Part => ({ text, section, role: 'body', ...more });

describe('alignParts', () => {
  const document = textDocument('Ada Quill\nWork\nCook at Acme   2019\nBaked bread.');
  const lines = viewLines(document);
  const aligned = alignParts(document, lines, [
    part('Ada Quill', 'name', { fields: [[0, 9, 'name']] }),
    null,
    part('Work', 'experience', { role: 'heading' }),
    part('Cook at Acme', 'experience', {
      role: 'entry',
      entry: 0,
      fields: [
        [0, 4, 'position'],
        [8, 12, 'company'],
      ],
    }),
    part('2019', 'experience', { role: 'entry', entry: 0 }),
    part('Baked bread.', 'experience', { entry: 0 }),
  ]);

  it('finds the part of each line, though parts and lines are cut otherwise', () => {
    expect(goldLineLabels(aligned)).toEqual(['name', 'experience:H', 'experience:S', 'experience:B']);
  });

  it('finds the fields of words', () => {
    expect(goldWordLabels(aligned, wordsOf(lines, 2), new Set(['position', 'company']))).toEqual([
      'Bposition',
      'O',
      'Bcompany',
      'O',
    ]);
  });

  it('leaves a line alone that no part holds', () => {
    const strange = textDocument('Page 1 of 9');
    expect(goldLineLabels(alignParts(strange, viewLines(strange), [part('Ada Quill', 'name')]))).toEqual(['none']);
  });
});

describe('train', () => {
  const labels = ['O', 'Bname', 'Iname'];
  const sequence = (names: string[], truth: number[]) => ({
    hashed: names.map((name) => [Uint32Array.of(feature`${name}`)]),
    truth,
  });
  const data = [sequence(['first', 'last', 'verb'], [1, 2, 0]), sequence(['verb', 'first', 'last'], [0, 1, 2])];
  const rows = rowsOf(
    data.map(({ hashed }) => hashed),
    1,
  );
  const sequences: Sequence[] = data.map(({ hashed, truth }) => ({
    features: toRows(hashed, rows),
    truth: Uint8Array.from(truth),
  }));
  const rounds = { rounds: 5, seed: 3, dropout: (length: number) => new Uint8Array(length) };
  const learners = {
    field: () => trainField(labels, rows.size, sequences, { ...rounds, rate: 0.1 }),
    perceptron: () => trainPerceptron(labels, rows.size, sequences, rounds),
  };

  it.each(Object.entries(learners))('learns what it is shown, and the packed weights say the same: %s', (_, make) => {
    const model = unpackModel(packModel(labels, rows, make(), 0));
    const position = (name: string) => ({ base: [feature`${name}`], shared: [], words: [], headings: [] });
    expect(decode(model, ['verb', 'first', 'last'].map(position)).labels).toEqual(['O', 'Bname', 'Iname']);
  });

  it.each(Object.entries(learners))('gives the same weights for the same seed: %s', (_, make) => {
    expect(make()).toEqual(make());
  });
});
