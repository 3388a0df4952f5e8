import { decode } from '../../plugins/extractors/local/label/sequenceModel.ts';
import { type StoredModel, unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { sectionFeatures } from '../../plugins/extractors/local/requirements/clauses/sectionFeatures.ts';
import { packModel } from './packModel.ts';
import { trainPerceptron } from './perceptron.ts';
import { type SectionText, sectionLabelNames } from './sectionTexts.ts';
import type { Dropout } from './sequences.ts';
import { hashAll, rowsOf, toRows } from './vocabulary.ts';

/** Bits of feature groups: words of text, words of headings. Looks and what the tables say are never hidden. */
const [words, headings] = [2, 4];
const leastPositions = 3;
const keep = 0.0007;

const dropout: Dropout = (length, random) => {
  const whole = (random() < 0.35 ? words : 0) | (random() < 0.1 ? headings : 0);
  return Uint8Array.from({ length }, () => whole | (random() < 0.12 ? words : 0) | (random() < 0.12 ? headings : 0));
};

/** Learns the sections of lines. The same texts and options give the same weights. */
export function learnSections(texts: readonly SectionText[], { rounds, seed }: { rounds: number; seed: number }): StoredModel {
  const index = new Map(sectionLabelNames.map((label, at) => [label, at]));
  const hashed = texts.map(({ lines }) => hashAll(sectionFeatures(lines)));
  const rows = rowsOf(hashed, leastPositions);
  const sequences = texts.map(({ labels }, at) => ({
    features: toRows(hashed[at]!, rows),
    truth: Uint8Array.from(labels, (label) => index.get(label)!),
  }));
  const learned = trainPerceptron(sectionLabelNames, rows.size, sequences, { rounds, seed, dropout });
  return packModel(sectionLabelNames, rows, learned, keep);
}

/** Share of the lines whose section is found, and of the headings. */
export function measureSections(model: StoredModel, texts: readonly SectionText[]): { lines: number; headings: number } {
  const unpacked = unpackModel(model);
  let [right, all, rightHeadings, allHeadings] = [0, 0, 0, 0];
  for (const { lines, labels } of texts) {
    const found = decode(unpacked, sectionFeatures(lines)).labels;
    labels.forEach((label, at) => {
      all += 1;
      if (found[at]!.split(':')[0] === label.split(':')[0]) right += 1;
      if (!label.endsWith(':H')) return;
      allHeadings += 1;
      if (found[at] === label) rightHeadings += 1;
    });
  }
  return { lines: rounded(right / all), headings: rounded(rightHeadings / allHeadings) };
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
