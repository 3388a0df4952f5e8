import { z } from 'zod';
import { listChanges } from '../../../core/changes/listChanges.ts';
import { loadChanged } from '../../../core/changes/loadChanged.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { problems, type RestScope } from '../route.ts';
import { Change, presentChange } from './change.ts';

const defaultLimit = 100;

const Changes = z
  .object({
    items: z.array(Change),
    next: z.string().describe('Pass it as `since` to continue, now or later; also when nothing is new.'),
    has_more: z.boolean().describe('More can be read at once.'),
  })
  .meta({ id: 'Changes' });

export function changeRoutes(scope: RestScope): void {
  scope.get(
    '/changes',
    {
      schema: {
        tags: ['changes'],
        summary: 'What changed since a token, oldest first; of each thing only its newest change, so no state is missed',
        querystring: z.object({
          since: z
            .string()
            .max(longestTexts.word)
            .optional()
            .describe('`next` of an earlier answer; without it from the beginning.'),
          limit: z.coerce.number().int().min(1).max(500).default(defaultLimit),
        }),
        response: { 200: Changes, ...problems },
      },
    },
    async ({ ctx, query: { since, limit } }) => {
      const { items, next, hasMore } = await listChanges(ctx, { since, take: limit });
      const changed = await loadChanged(ctx, { changes: items });
      return { items: items.flatMap((change) => presentChange(change, changed) ?? []), next, has_more: hasMore };
    },
  );
}
