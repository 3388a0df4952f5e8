import { createHash } from 'node:crypto';
import { unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import type { Example } from './examples.ts';
import { type LabelFigures, measureLabels } from './measureLabels.ts';
import { type TrainingOptions, trainModels } from './trainModels.ts';

/** Documents with the same trait ("carpenter") are always on the same side. */
function partOf(trait: string, parts: number): number {
  return createHash('sha1').update(trait).digest().readUInt32BE() % parts;
}

/** Splits examples by one of their traits; examples without it are in no part. */
export function splitByTrait(examples: readonly Example[], trait: string, parts: number): Example[][] {
  const split: Example[][] = Array.from({ length: parts }, () => []);
  for (const example of examples) {
    const value = example.traits[trait];
    if (value !== undefined) split[partOf(value, parts)]?.push(example);
  }
  return split;
}

/**
 * The held-out figures in rotation: trains without each part of the professions (or of another trait) in turn, and measures on that part. Documents
 * without the trait are learned from in every turn.
 */
export function rotate(examples: readonly Example[], trait: string, parts: number, options: TrainingOptions): LabelFigures[] {
  const split = splitByTrait(examples, trait, parts);
  return split
    .filter((held) => held.length > 0)
    .map((held) => {
      const out = new Set(held);
      const stored = trainModels(
        examples.filter((example) => !out.has(example)),
        options,
      );
      const models = { lines: unpackModel(stored.lines), fields: unpackModel(stored.fields), items: unpackModel(stored.items) };
      return measureLabels(models, held);
    });
}

/** The mean of each figure over the parts, weighted by their documents. */
export function meanFigures(figures: readonly LabelFigures[]): LabelFigures {
  const documents = figures.reduce((sum, one) => sum + (one.documents ?? 0), 0);
  const names = [...new Set(figures.flatMap((one) => Object.keys(one)))].filter((name) => name !== 'documents');
  return Object.fromEntries([
    ['documents', documents],
    ...names.map((name): [string, number] => {
      const having = figures.filter((one) => one[name] !== undefined);
      const weight = having.reduce((sum, one) => sum + (one.documents ?? 0), 0);
      const total = having.reduce((sum, one) => sum + (one[name] ?? 0) * (one.documents ?? 0), 0);
      return [name, Math.round((total / weight) * 1000) / 1000];
    }),
  ]);
}
