import type { DocumentEngine } from '../../core/documents/documentEngine.ts';
import type { EducationLevel, ReadLimits } from '../../plugins/contract.ts';
import { createDocumentPool } from '../../plugins/host/documentPool.ts';
import { DEGREE_FORMS } from '../../plugins/knowledge/degrees.ts';
import { findSkills, normalizeSkill, skillAlternatives } from '../../plugins/knowledge/skills.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';

export interface DocumentEngineOptions {
  plugins: PluginRegistry;
  threads: number;
  limits: ReadLimits;
  /** NOA_PLUGINS, for the threads to load the same plugins. */
  pluginNames: string;
}

/** Readers and extractors in threads; the knowledge of skills and degrees in this one, where it is only looked up. */
export function createDocumentEngine({
  plugins,
  threads,
  limits,
  pluginNames,
}: DocumentEngineOptions): DocumentEngine & { close(): Promise<void> } {
  // The one registered last is the user's own, where there is one.
  const extractor = plugins.extractors.at(-1);
  if (extractor === undefined) throw new Error('No extractor is registered.');
  const pool = createDocumentPool({ threads, limits, pluginNames, extractorId: extractor.id });
  return {
    extractor: { id: extractor.id, version: extractor.version },
    warmUp() {
      pool.warmUp().catch(() => undefined);
    },
    read: (input) => pool.read(input),
    extractResume: (input) => pool.extractResume(input),
    extractRequirements: (input) => pool.extractRequirements(input),
    knowledge: {
      normalizeSkill,
      skillAlternatives: (name) => skillAlternatives(name).map((one) => normalizeSkill(one)?.name ?? one),
      findSkills: (text) => [...new Set(findSkills(text).map(({ skill }) => skill.name))],
      findDegreeLevel,
    },
    close: () => pool.close(),
  };
}

const degreeForms = DEGREE_FORMS.map(({ pattern, caseSensitive, level }) => ({
  level,
  form: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, caseSensitive ? 'u' : 'iu'),
}));

function findDegreeLevel(text: string): EducationLevel | null {
  return degreeForms.find(({ form }) => form.test(text))?.level ?? null;
}
