import { z } from 'zod';
import { readRequirementsText } from '../../../core/projects/requirements/readRequirementsText.ts';
import { callerSignal } from '../callerSignal.ts';
import { ExtractedRequirement, presentExtracted } from '../requirements/requirements.ts';
import { needsRead, problems, type RestScope } from '../route.ts';

/** Longer texts are cut instead of refused. */
const usedCharacters = 20_000;
const longestText = 1_000_000;

const FoundRequirements = z
  .object({ extracted: z.array(ExtractedRequirement), selected: z.array(z.string()), engine: z.string() })
  .meta({ id: 'FoundRequirements' });

export function requirementsRoutes(scope: RestScope): void {
  scope.post(
    '/analysis/extract-requirements',
    {
      config: needsRead,
      schema: {
        tags: ['analysis'],
        summary: 'What the text of a job description asks for, most important first; nothing is stored',
        body: z.object({
          text: z.string().max(longestText).describe(`The first ${usedCharacters} characters are used.`),
          top_k: z.int().min(1).max(100).default(8).describe('How many are selected.'),
        }),
        response: { 200: FoundRequirements, ...problems },
      },
    },
    async ({ ctx, body: { text, top_k: topK } }, reply) => {
      const used = text.slice(0, usedCharacters);
      const { extracted, selected, engine } = await readRequirementsText(ctx, { text: used, topK, signal: callerSignal(reply) });
      return { extracted: extracted.map(presentExtracted), selected, engine };
    },
  );
}
