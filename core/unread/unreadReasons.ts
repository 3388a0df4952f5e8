import type { Candidate } from '../../prisma/generated/client.ts';
import { resumeOf } from '../candidates/resumeOf.ts';
import type { Ctx } from '../context.ts';
import { documentWarnings } from '../documents/modelUse.ts';
import { explainUnread, type Unread } from './explainUnread.ts';

/** Why candidates whose document was not read have no score, by candidate id, in the caller's language. */
export async function unreadReasons(
  ctx: Ctx,
  { candidates }: { candidates: readonly Pick<Candidate, 'id' | 'unread'>[] },
): Promise<Map<string, Unread>> {
  const ids = candidates.filter(({ unread }) => unread).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const include = { file: { select: { readings: { select: { warnings: true } } } } };
  const rows = await ctx.db.candidate.findMany({
    where: { id: { in: ids } },
    select: { id: true, documents: { ...resumeOf, include } },
  });
  return new Map(
    rows.flatMap(({ id, documents: [document] }) =>
      document ? [[id, explainUnread(document, documentWarnings(document.file?.readings[0]?.warnings, null), ctx.locale)]] : [],
    ),
  );
}
