import { type EducationLevel, PluginError } from '../../plugins/contract.ts';
import { DEGREE_FORMS } from '../../plugins/knowledge/degrees.ts';
import { findSkills, normalizeSkill, skillAlternatives } from '../../plugins/knowledge/skills.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import type { DocumentEngine } from '../documents/documentEngine.ts';

/** The plugins themselves, in this process: no threads to start and stop around a test. */
export function createLocalEngine(plugins: PluginRegistry): DocumentEngine {
  const [extractor] = plugins.extractors;
  const made = { extractorId: extractor?.id ?? 'none', extractorVersion: extractor?.version ?? '0', milliseconds: 1 };
  return {
    extractor: { id: made.extractorId, version: made.extractorVersion },
    warmUp() {},
    async read({ name, bytes, signal }) {
      if (bytes.length === 0) throw new PluginError('EMPTY_FILE', 'no bytes');
      for (const reader of plugins.readers) {
        if (!(await reader.accepts(bytes.subarray(0, 4100), name))) continue;
        const document = await reader.read(bytes, { signal, limits: defaultReadLimits });
        return { readerId: reader.id, readerVersion: reader.version, document, milliseconds: 1 };
      }
      throw new PluginError('UNSUPPORTED_KIND', 'no reader accepts the content');
    },
    async extractResume({ document, today, signal }) {
      return { ...made, facts: await plugins.getExtractor(made.extractorId).extractResume(document, { today, signal }) };
    },
    async extractRequirements({ document, today, signal, topK }) {
      return {
        ...made,
        facts: await plugins.getExtractor(made.extractorId).extractRequirements(document, { today, signal, topK }),
      };
    },
    knowledge: {
      normalizeSkill,
      skillAlternatives: (name) => skillAlternatives(name).map((one) => normalizeSkill(one)?.name ?? one),
      findSkills: (text) => [...new Set(findSkills(text).map(({ skill }) => skill.name))],
      findDegreeLevel,
    },
  };
}

function findDegreeLevel(text: string): EducationLevel | null {
  const named = DEGREE_FORMS.find(({ pattern, caseSensitive }) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, caseSensitive ? 'u' : 'iu').test(text),
  );
  return named?.level ?? null;
}
