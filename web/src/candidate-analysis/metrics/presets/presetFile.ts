/** The file that Export writes and Import reads. */
export const presetFileName = 'noa_weight_presets.json';

export interface FilePreset {
  name: string;
  /** By facet; need not sum to 1. */
  weights: Readonly<Record<string, number>>;
}

export interface ReadPresets {
  presets: FilePreset[];
  /** Entries without usable weights. */
  skipped: number;
}

/** The presets in a file; null when the file is not a JSON array. */
export function readPresetFile(text: string): ReadPresets | null {
  const entries = parse(text);
  if (!Array.isArray(entries)) return null;
  const presets = entries.flatMap((entry) => readEntry(entry) ?? []);
  return { presets, skipped: entries.length - presets.length };
}

export function writePresetFile(presets: readonly FilePreset[]): string {
  return `${JSON.stringify(presets, null, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readEntry(entry: unknown): FilePreset | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { name, weights } = entry as { name?: unknown; weights?: unknown };
  if (typeof weights !== 'object' || weights === null || Array.isArray(weights)) return null;
  const valid = Object.values(weights).every((weight) => typeof weight === 'number' && Number.isFinite(weight));
  return valid ? { name: typeof name === 'string' ? name.trim() : '', weights: weights as Record<string, number> } : null;
}
