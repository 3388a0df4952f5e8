import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a résumé truly says, as the makers of the set noted it. */
export interface Truth {
  name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  website?: string | null;
  linkedin?: string | null;
  location?: string | null;
  skills: string[];
  /** Names of the groups that skills stand in: neither right nor wrong when found. */
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

/** For each value of the truth, whether a reader sees it; only what is seen is scored. A missing flag counts as seen. */
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
  /** "single", "two-column", "table", "scan": for the comparison of layouts; told from the pages where absent. */
  layout?: string;
}

/** The day the set was made stands for "present". */
export interface Manifest {
  made: string;
  items: Item[];
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}
