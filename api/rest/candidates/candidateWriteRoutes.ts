import { z } from 'zod';
import { createCandidateOnce } from '../../../core/corrections/createCandidate.ts';
import { editCandidate } from '../../../core/corrections/editCandidate.ts';
import { erasePerson } from '../../../core/erasure/erasePerson.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { getCandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import { readSource, sourceName } from '../formats.ts';
import { idParams, namesThings, noContent, problems, type RestScope } from '../route.ts';
import { Candidate } from './candidate.ts';
import { candidateBody, placeBody, readCandidateFacts, readPlace } from './candidateInput.ts';
import { presentWhole } from './presentWhole.ts';

const tags = ['candidates'];

export function candidateWriteRoutes(scope: RestScope): void {
  scope.post(
    '/candidates',
    {
      config: namesThings,
      schema: {
        tags,
        summary: 'A candidate without a document; the score follows from the facts',
        body: z.object({
          ...candidateBody,
          ...placeBody,
          project_id: z.string().max(longestTexts.word),
          full_name: z.string().trim().min(1).max(500),
          source: sourceName,
          score: z.number().nullish().describe('Accepted, and not used: the score follows from the facts.'),
          external_id: z
            .string()
            .trim()
            .min(1)
            .max(longestTexts.word)
            .nullish()
            .describe(
              'Your own name for the candidate. If the project has one of that name, that candidate is the answer, unchanged.',
            ),
        }),
        response: { 201: Candidate, ...problems },
      },
    },
    async ({ ctx, body }, reply) => {
      const { project_id: projectId, external_id: externalId, source } = body;
      const input = { ...readCandidateFacts(body), ...readPlace(body), projectId, externalId, source: readSource(source) };
      const { candidate, created } = await createCandidateOnce(ctx, input);
      if (!created) reply.header('idempotent-replayed', 'true');
      return reply.code(201).send(await presentWhole(ctx, await getCandidateProfile(ctx, candidate)));
    },
  );

  scope.patch(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'Changes what is given; facts count as corrections, which no later reading overwrites',
        params: idParams,
        body: z.object({ ...candidateBody, ...placeBody }),
        response: { 200: Candidate, ...problems },
      },
    },
    async ({ ctx, params, body }) => {
      await editCandidate(ctx, { ...readCandidateFacts(body), ...readPlace(body), candidateId: params.id });
      return presentWhole(ctx, await getCandidateProfile(ctx, params));
    },
  );

  scope.delete(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary:
          'Erases a person for good, in every position: candidates that were merged, came with the same file, or share name and e-mail or name and phone',
        params: idParams,
        response: { 204: noContent, ...problems },
      },
    },
    async ({ ctx, params }, reply) => {
      await erasePerson(ctx, { candidateId: params.id });
      return reply.code(204).send();
    },
  );
}
