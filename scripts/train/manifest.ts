import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A text as printed: its section, its role, and the positions of its fields (`[start, end, field]`). */
const Part = z.object({
  text: z.string(),
  section: z.string(),
  role: z.enum(['heading', 'entry', 'promotion', 'group', 'body']),
  /** Parts of the same job or study share a number. */
  entry: z.number().optional(),
  fields: z.array(z.tuple([z.number(), z.number(), z.string()])).optional(),
});
export type Part = z.infer<typeof Part>;

const Manifest = z.object({
  /** The generator's seed, where a generator made the folder. */
  seed: z.number().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      /** In print order; null between two texts that do not follow each other. The same text may occur in several arrangements. */
      parts: z.array(Part.nullable()).optional(),
      /** What the document is about, and how it is worded and laid out, for `--rotate`. */
      profession: z.string().optional(),
      layout: z.union([z.record(z.string(), z.string()), z.string()]).optional(),
      traits: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
type TrainingItem = z.infer<typeof Manifest>['items'][number];
export type LabelledItem = TrainingItem & { parts: (Part | null)[] };

export interface TrainingFolder {
  seed: number | undefined;
  items: LabelledItem[];
}

/** The documents of a folder whose manifest labels each of their texts. */
export async function readTrainingFolder(folder: string): Promise<TrainingFolder> {
  const { seed, items } = Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  return { seed, items: items.flatMap(({ parts, ...item }) => (parts ? [{ ...item, parts }] : [])) };
}
