import { join } from 'node:path';
import type { DocumentText, ResumeFacts } from '../../plugins/contract.ts';
import { findInvented } from './findInvented.ts';
import { hideStrayYears } from './hideStrayYears.ts';
import type { Item, Manifest } from './manifest.ts';
import { type Grounding, measureGrounding } from './measureGrounding.ts';
import { placeFacts } from './placeFacts.ts';
import { printedWords } from './printedWords.ts';
import { scoreItem } from './scoreItem.ts';
import type { Miss, Tally } from './scoreSheet.ts';
import { type Half, splitItems } from './splitItems.ts';

export interface FileResult {
  id: string;
  theme: string;
  file: string;
  kind: string;
  language: string;
  layout: string;
  half: Half;
  tallies: Map<string, Tally>;
  misses: Miss[];
  invented: string[];
  /** Accuracy of the quotations' positions, for PDFs with a text layer; null for other files and without Poppler. */
  grounding: Grounding | null;
  /** The same for the facts' true values, for documents whose browser told where it printed them. */
  placing: Grounding | null;
  readMs: number;
  extractMs: number;
  error: string | null;
}

export interface EvalTools {
  read(path: string): Promise<DocumentText>;
  extract(document: DocumentText, today: string): ResumeFacts;
}

/** A page has two columns if many lines begin to the right of its first third, level with lines that begin to the left of it. */
export function layoutOf(document: DocumentText): string {
  const boxes = document.lines.flatMap(({ box, page }) => (box ? [{ ...box, page }] : []));
  if (boxes.length === 0) return 'plain';
  const width = document.pages[0]?.width ?? 0;
  const right = boxes.filter(({ x, width: length }) => x > width * 0.3 && length > width * 0.12);
  const beside = right.filter((one) =>
    boxes.some(
      (other) =>
        other.page === one.page &&
        other.x + other.width < one.x &&
        Math.abs(other.y - one.y) < one.height * 3 &&
        other.x < width * 0.3,
    ),
  );
  return beside.length > boxes.length * 0.2 ? 'two-column' : 'single';
}

async function runFile(
  folder: string,
  item: Item,
  kind: string,
  path: string,
  half: Half,
  made: string,
  tools: EvalTools,
): Promise<FileResult> {
  const base = { id: item.id, theme: item.theme, file: path, kind, language: item.language ?? 'en', half };
  try {
    const started = performance.now();
    const document = await tools.read(join(folder, path));
    const read = performance.now();
    const facts = tools.extract(document, made);
    const extracted = performance.now();
    const { tallies, misses } = scoreItem(hideStrayYears(item, document), path, facts, made);
    return {
      ...base,
      layout: item.layout ?? layoutOf(document),
      tallies,
      misses,
      invented: findInvented(document, facts),
      grounding: kind === 'pdf' ? groundingOf(join(folder, path), document, facts) : null,
      placing: placeFacts(document, facts, item),
      readMs: read - started,
      extractMs: extracted - read,
      error: null,
    };
  } catch (error) {
    return {
      ...base,
      layout: item.layout ?? 'unread',
      tallies: new Map(),
      misses: [],
      invented: [],
      grounding: null,
      placing: null,
      readMs: 0,
      extractMs: 0,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function groundingOf(path: string, document: DocumentText, facts: ResumeFacts): Grounding | null {
  const words = printedWords(path);
  return words === null ? null : measureGrounding(document, facts, words);
}

/** Reads and extracts every file of a set, one after another so that the times are meaningful. */
export async function runEval(
  folder: string,
  manifest: Manifest,
  tools: EvalTools,
  wanted: (kind: string, half: Half) => boolean = () => true,
): Promise<FileResult[]> {
  const halves = splitItems(manifest.items);
  const results: FileResult[] = [];
  for (const item of manifest.items) {
    for (const [kind, path] of Object.entries(item.files)) {
      const half = halves.get(item.id) ?? 'develop';
      if (wanted(kind, half)) results.push(await runFile(folder, item, kind, path, half, manifest.made, tools));
    }
  }
  return results;
}
