import type { Ctx } from '../context.ts';
import type { ChunkInput } from './chunkInput.ts';
import { commitChunk, type NextChunk } from './commitChunk.ts';
import { findDocuments } from './findDocuments.ts';
import { isRenewed, type NotRenewed, type Renewed } from './makeRenewed.ts';
import { renewContent } from './renewContent.ts';
import { storeResumes } from './storeResumes.ts';
import { afterPause, untilUsersWait } from './usersFirst.ts';

/** Résumés per transaction. A user's change to one of these candidates waits until the transaction ends. */
const chunkSize = 20;
/** A chunk ends early after this time: users' documents that arrive in the meantime wait for its end. */
const chunkMs = 500;

/** Reads and extracts the next résumés again, one at a time: the other threads are left for users' documents. */
export async function renewResumes(ctx: Ctx, { job, outdated, signal }: ChunkInput): Promise<void> {
  const { documents: values } = outdated;
  const { after } = job.payload;
  const documents = await findDocuments(ctx, { outdated: values, kind: 'RESUME', after, take: chunkSize });
  const made: (Renewed | NotRenewed)[] = [];
  const known = new Set<string>();
  let last = after;
  let yielded = false;
  const until = performance.now() + chunkMs;
  for (const document of documents) {
    if (last !== after && performance.now() > until) break;
    if (!known.has(document.id)) {
      const content = await untilUsersWait(ctx, signal, (either) =>
        renewContent(ctx, { outdated: values, document, signal: either }),
      );
      yielded = content === null;
      if (content === null) break;
      for (const one of content) known.add(one.document.id);
      made.push(...content);
    }
    last = document.id;
  }
  signal.throwIfAborted();
  const next: NextChunk = documents.length === 0 ? { phase: 'scores', after: null } : { phase: 'resumes', after: last };
  await commitChunk(ctx, {
    job,
    next,
    work: async (tx) => {
      await storeResumes(ctx, tx, made);
      const failures = made.flatMap((one) => (isRenewed(one) ? [] : [{ itemId: one.document.id, code: one.code }]));
      return { done: made.length, failures };
    },
    runAt: yielded ? afterPause(ctx) : undefined,
  });
}
