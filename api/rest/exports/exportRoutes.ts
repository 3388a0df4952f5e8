import { z } from 'zod';
import { exportCandidates, exportFormats } from '../../../core/exports/exportCandidates.ts';
import { exportColumnIds } from '../../../core/exports/exportColumns.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { candidateSorts } from '../../../core/scoring/ranking/candidateSort.ts';
import { educationLevels } from '../../../plugins/contract.ts';
import { Stage } from '../../../prisma/generated/enums.ts';
import { idParams, needsRead, problems, type RestScope } from '../route.ts';
import { ExportedFile, sendExport } from './sendExport.ts';

/** Body limit: a hundred thousand ids with quotes and commas. */
const longestBody = 5 * 1024 * 1024;

const filter = z.object({
  search: z.string().max(longestTexts.search).nullish(),
  stage: z.enum(Stage).nullish(),
  minYears: z.number().min(0).max(80).nullish(),
  maxYears: z.number().min(0).max(80).nullish(),
  skills: z.array(z.string().max(longestTexts.word)).max(100).nullish(),
  education: z.enum(educationLevels).nullish().describe('At least this degree.'),
  location: z.string().max(longestTexts.word).nullish(),
  archived: z.boolean().nullish(),
});

const body = z.object({
  format: z.enum(exportFormats),
  columns: z
    .array(z.enum(exportColumnIds))
    .min(1)
    .max(exportColumnIds.length)
    .nullish()
    .describe('By default all but contact, actions and scores. A JSON Resume is whole, but for `contact`.'),
  filter: filter.nullish().describe('Absent: everybody.'),
  ids: z.array(z.uuid().max(36)).max(100_000).nullish().describe('Only these candidates, whatever the filter.'),
  sort: z.enum(candidateSorts).nullish(),
  direction: z.enum(['ASC', 'DESC']).nullish(),
});

export function exportRoutes(scope: RestScope): void {
  scope.post(
    '/projects/:id/candidates/export',
    {
      bodyLimit: longestBody,
      config: needsRead,
      schema: {
        tags: ['candidates'],
        summary: 'Candidates of a position as CSV, Excel (xlsx), a page for printing, or one JSON Resume a line (jsonl)',
        params: idParams,
        body,
        response: { 200: ExportedFile, ...problems },
      },
    },
    async ({ ctx, params, body: wanted }, reply) =>
      sendExport(reply, await exportCandidates(ctx, { ...wanted, projectId: params.id })),
  );
}
