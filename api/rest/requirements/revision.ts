import { z } from 'zod';
import { userNames } from '../../../core/accounts/userNames.ts';
import type { Ctx } from '../../../core/context.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { Id, Time } from '../formats.ts';

const text = z.string().nullable();

/** A revision of a position's requirements. */
export const Revision = z
  .object({
    id: Id,
    created_at: Time,
    source_name: text,
    selected: z.array(z.string()),
    author: text.describe('Null: read from a document.'),
  })
  .meta({ id: 'Revision' });

export async function presentRevisions(ctx: Ctx, revisions: readonly RequirementRevision[]): Promise<z.infer<typeof Revision>[]> {
  const authors = await userNames(
    ctx,
    revisions.map(({ authorId }) => authorId),
  );
  return revisions.map(({ id, createdAt, sourceName, selected, authorId }) => ({
    id,
    selected,
    created_at: createdAt.toISOString(),
    source_name: sourceName,
    author: authors.get(authorId ?? '') ?? null,
  }));
}
