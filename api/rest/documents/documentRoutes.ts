import { z } from 'zod';
import { openOriginal } from '../../../core/documents/openOriginal.ts';
import { openResume } from '../../../core/documents/openResume.ts';
import { idParams, problems, type RestScope } from '../route.ts';
import { sendOriginal } from './sendOriginal.ts';

const File = { description: 'The file as it was uploaded', content: { 'application/octet-stream': { schema: z.file() } } };

export function documentRoutes(scope: RestScope): void {
  scope.get(
    '/documents/:id/original',
    {
      schema: {
        tags: ['documents'],
        summary: 'The original of a document',
        params: idParams,
        response: { 200: File, ...problems },
      },
    },
    async ({ ctx, params }, reply) => sendOriginal(reply, await openOriginal(ctx, { documentId: params.id })),
  );

  scope.get(
    '/candidates/:id/document',
    {
      schema: {
        tags: ['candidates'],
        summary: "The original of a candidate's résumé",
        params: idParams,
        response: { 200: File, ...problems },
      },
    },
    async ({ ctx, params }, reply) => sendOriginal(reply, await openResume(ctx, { candidateId: params.id })),
  );
}
