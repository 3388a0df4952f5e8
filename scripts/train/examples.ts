import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { DocumentText, Reader } from '../../plugins/contract.ts';
import { annotateLines, type LineMarks } from '../../plugins/extractors/local/annotate/annotateLines.ts';
import { findDateRanges } from '../../plugins/extractors/local/annotate/dates/findDateRanges.ts';
import { prepareLines } from '../../plugins/extractors/local/lines/prepareLines.ts';
import { bodySize, type LineView } from '../../plugins/extractors/local/shared/lineView.ts';
import { readFileAs } from '../eval/readFileAs.ts';
import { type AlignedLetter, alignParts } from './alignParts.ts';
import { goldLineLabels, withoutRepeatedNames } from './goldLabels.ts';
import { type LabelledItem, readTrainingFolder } from './manifest.ts';

/** A document prepared as in the product, with the true labels of its lines and letters. */
export interface Example {
  id: string;
  /** The profession, and each trait of the layout. */
  traits: Readonly<Record<string, string>>;
  document: DocumentText;
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  body: number;
  aligned: AlignedLetter[][];
  labels: string[];
}

/** Caches the reader's results, because reading takes longest. Cached results stay those of the reader version that made them. */
async function readCached(readers: readonly Reader[], path: string, cache: string | undefined): Promise<DocumentText> {
  if (cache === undefined) return (await readFileAs(readers, path)).document;
  const versions = readers.map(({ id, version }) => `${id}${version}`).join();
  const kept = join(cache, createHash('sha1').update(versions).update(path).digest('hex'));
  try {
    return deserialize(await readFile(kept)) as DocumentText;
  } catch {
    const { document } = await readFileAs(readers, path);
    await mkdir(cache, { recursive: true });
    await writeFile(kept, serialize(document));
    return document;
  }
}

function prepare(document: DocumentText, { id, parts, profession, layout, traits }: LabelledItem): Example {
  const lines = prepareLines(document);
  const ranges = findDateRanges(document.text);
  const aligned = withoutRepeatedNames(alignParts(document, lines, parts), lines);
  return {
    id,
    traits: { ...(typeof layout === 'object' && layout), ...(profession !== undefined && { profession }), ...traits },
    document,
    lines,
    marks: annotateLines(document, lines, ranges),
    body: bodySize(lines),
    aligned,
    labels: goldLineLabels(aligned),
  };
}

/** A folder of examples, as the weights name it. */
export interface Source {
  folder: string;
  seed: number | undefined;
  documents: number;
}

export interface ReadExamples {
  examples: Example[];
  sources: Source[];
}

export async function readExamples(
  readers: readonly Reader[],
  folders: readonly string[],
  cache?: string,
): Promise<ReadExamples> {
  const examples: Example[] = [];
  const sources: Source[] = [];
  for (const folder of folders) {
    const { seed, items } = await readTrainingFolder(folder);
    for (const item of items) examples.push(prepare(await readCached(readers, join(folder, item.file), cache), item));
    sources.push({ folder: basename(folder), seed, documents: items.length });
    console.error(`${folder}: ${items.length} documents`);
  }
  return { examples, sources };
}
