import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The true facts of a résumé, as noted by the makers of the set. */
export interface Truth {
  name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  website?: string | null;
  linkedin?: string | null;
  location?: string | null;
  skills: string[];
  /** Names of groups of skills: neither right nor wrong if found. */
  skillGroups?: string[];
  education: {
    degree?: string | null;
    institution?: string | null;
    specialization?: string | null;
    startYear?: string | null;
    year?: string | null;
  }[];
  work: { position?: string | null; company?: string | null; start?: string | null; end?: string | null; current?: boolean }[];
  certifications: string[];
  languages: { language: string; fluency?: string | null }[];
  /** Yearly. */
  salary?: { amount: number; currency: string } | null;
}

type Seen = boolean | 'link';

/** For each true value, whether a reader can see it; only visible values are scored. A missing flag counts as visible. */
export interface Visible {
  [field: string]: Seen | Seen[] | Record<string, Seen>[] | undefined;
}

export interface Item {
  id: string;
  person: string;
  theme: string;
  files: Record<string, string>;
  truth: Truth;
  visible: Visible;
  language?: string;
  /** "single", "two-column", "table", "scan": for comparing layouts; derived from the pages if absent. */
  layout?: string;
  /** Where the browser that made the PDF printed the words of the facts. */
  printed?: PrintedFact[];
}

/** A value of a fact ("work 0", its "company"), and the place of each of its words: page, x, y, width and height as in a `Box`. */
export interface PrintedFact {
  fact: string;
  part: string;
  text: string;
  words: number[][];
}

/** "Present" in a résumé means the day the set was made. */
export interface Manifest {
  made: string;
  items: Item[];
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}
