import { z } from 'zod';
import { countSampleData } from '../../../core/sampleData/countSampleData.ts';
import { removeSampleData } from '../../../core/sampleData/removeSampleData.ts';
import { startSampleScreening } from '../../../core/screenings/startSampleScreening.ts';
import { problems, type RestScope } from '../route.ts';

const tags = ['sample data'];
const Counted = z.object({ positions: z.int(), candidates: z.int() }).meta({ id: 'SampleData' });
const Started = z.object({ screening_id: z.uuid(), project_id: z.uuid() }).meta({ id: 'SampleScreening' });
const Removed = z
  .object({ project_ids: z.array(z.uuid()).describe('Of the deleted positions.') })
  .meta({ id: 'RemovedSampleData' });

export function sampleDataRoutes(scope: RestScope): void {
  scope.get(
    '/sample-data',
    {
      schema: {
        tags,
        summary: 'Your positions with the documents that ship with the product, and nothing else',
        response: { 200: Counted, ...problems },
      },
    },
    ({ ctx }) => countSampleData(ctx),
  );

  scope.post(
    '/sample-data',
    {
      schema: {
        tags,
        summary: 'Screens the documents that ship with the product, for a new position',
        response: { 201: Started, ...problems },
      },
    },
    async ({ ctx }, reply) => {
      const { id, projectId } = await startSampleScreening(ctx);
      return reply.code(201).send({ screening_id: id, project_id: projectId });
    },
  );

  scope.delete(
    '/sample-data',
    { schema: { tags, summary: 'Deletes those positions with everything in them', response: { 200: Removed, ...problems } } },
    async ({ ctx }) => ({ project_ids: await removeSampleData(ctx) }),
  );
}
