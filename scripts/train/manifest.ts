import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A text as it is printed: under which section, in which role, and where its fields stand (`[start, end, field]`). */
const Part = z.object({
  text: z.string(),
  section: z.string(),
  role: z.enum(['heading', 'entry', 'promotion', 'group', 'body']),
  /** Parts of one job or study share a number. */
  entry: z.number().optional(),
  fields: z.array(z.tuple([z.number(), z.number(), z.string()])).optional(),
});
export type Part = z.infer<typeof Part>;

const Manifest = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      /** In the order of print; null where two texts do not follow each other. The same text may come in several arrangements. */
      parts: z.array(Part.nullable()).optional(),
    }),
  ),
});
export type TrainingItem = z.infer<typeof Manifest>['items'][number];

/** The documents of a folder that say what each of their texts is. */
export async function readTrainingItems(folder: string): Promise<(TrainingItem & { parts: (Part | null)[] })[]> {
  const { items } = Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  return items.flatMap(({ parts, ...item }) => (parts ? [{ ...item, parts }] : []));
}
