import { z } from 'zod';
import { createCandidates, mostAtOnce } from '../../../core/corrections/createCandidates.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { Id, readSource, sourceName } from '../formats.ts';
import { namesThings, problems, type RestScope } from '../route.ts';
import { candidateBody, readCandidateFacts } from './candidateInput.ts';

const CreatedCandidates = z
  .object({
    items: z
      .array(
        z.object({ id: Id, created: z.boolean().describe('False: the project had a candidate of that name, who is unchanged.') }),
      )
      .describe('In the order of the request.'),
  })
  .meta({ id: 'CreatedCandidates' });

export function candidateBatchRoutes(scope: RestScope): void {
  scope.post(
    '/candidates/batch',
    {
      config: namesThings,
      schema: {
        tags: ['candidates'],
        summary: 'Candidates without documents, such as the rows of a table: all of them or, when one is refused, none',
        body: z.object({
          project_id: z.string().max(longestTexts.word),
          source: sourceName,
          items: z
            .array(
              z.object({
                ...candidateBody,
                full_name: z.string().trim().min(1).max(500),
                external_id: z.string().trim().min(1).max(longestTexts.word).describe('Your own name for the candidate.'),
              }),
            )
            .min(1)
            .max(mostAtOnce, `At most ${mostAtOnce} candidates.`),
        }),
        response: { 200: CreatedCandidates, ...problems },
      },
    },
    async ({ ctx, body: { project_id: projectId, source, items } }) => {
      const candidates = items.map(({ external_id: externalId, ...facts }) => ({ ...readCandidateFacts(facts), externalId }));
      return { items: await createCandidates(ctx, { projectId, source: readSource(source), candidates }) };
    },
  );
}
