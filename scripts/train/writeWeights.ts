import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type StoredModel, unpackModel } from '../../plugins/extractors/local/label/weights.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { readExamples } from './examples.ts';
import { measureLabels } from './measureLabels.ts';

export interface Weights {
  lines: StoredModel;
  fields: StoredModel;
  items: StoredModel;
}

interface WriteWeightsOptions {
  /** How the weights were made; stored in the file. */
  made: Readonly<Record<string, unknown>>;
  /** Folders of documents that nothing was learned from. */
  measure: readonly string[];
  cache?: string | undefined;
  out: string;
}

/** Measures weights on documents apart and writes both, with the day, to a file. */
export async function writeWeights(stored: Weights, { made, measure, cache, out }: WriteWeightsOptions): Promise<void> {
  const models = { lines: unpackModel(stored.lines), fields: unpackModel(stored.fields), items: unpackModel(stored.items) };
  const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
  const measured = [];
  for (const folder of measure) {
    const { examples } = await readExamples(readers, [folder], cache);
    const figures = { folder: basename(folder), ...measureLabels(models, examples) };
    console.log(folder, JSON.stringify(figures));
    measured.push(figures);
  }
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(resolve(out), `${JSON.stringify({ made: { ...made, date, measured }, ...stored })}\n`);
}
