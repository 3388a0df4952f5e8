import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { runBulk } from '../bulk/runBulk.ts';
import { emptyProject } from '../deletion/emptyProject.ts';
import { sweepUnusedFiles } from '../documents/sweepUnusedFiles.ts';
import { purgeErased } from '../erasure/purgeErased.ts';
import { extractFacts } from '../pipeline/extractFacts.ts';
import { fetchDocument } from '../pipeline/fetchDocument.ts';
import { readDocument } from '../pipeline/readDocument.ts';
import { rescoreScreened } from '../pipeline/rescoreScreened.ts';
import { scoreScreened } from '../pipeline/scoreScreened.ts';
import type { TaskPayloads } from '../queue.ts';
import { renewResults } from '../renewal/renewResults.ts';
import { evaluateSearches } from '../searches/evaluateSearches.ts';
import type { TestContext } from './createTestContext.ts';

const quiet = new Logger(() => () => {});

/** Runs all queued jobs, and those they enqueue, until none is left that can run now. */
export async function drainQueue({ ctx, database }: Pick<TestContext, 'ctx' | 'database'>): Promise<void> {
  const { signal } = new AbortController();
  const taskList: TaskList = {
    fetchDocument: (payload) => fetchDocument(ctx, { ...(payload as TaskPayloads['fetchDocument']), signal, lastAttempt: true }),
    readDocument: (payload) => readDocument(ctx, { ...(payload as TaskPayloads['readDocument']), signal }),
    extractFacts: (payload) => extractFacts(ctx, { ...(payload as TaskPayloads['extractFacts']), signal }),
    scoreCandidate: (payload) => scoreScreened(ctx, payload as TaskPayloads['scoreCandidate']),
    rescoreProject: (payload) => rescoreScreened(ctx, { ...(payload as TaskPayloads['rescoreProject']), signal }),
    runBulk: (payload) => runBulk(ctx, { ...(payload as TaskPayloads['runBulk']), signal }),
    deleteProject: (payload) => emptyProject(ctx, { ...(payload as TaskPayloads['deleteProject']), signal }),
    sweepUnusedFiles: async () => void (await sweepUnusedFiles(ctx, { signal })),
    evaluateSearches: (payload) => evaluateSearches(ctx, { ...(payload as TaskPayloads['evaluateSearches']), signal }),
    purgeErased: () => purgeErased(ctx),
    renewResults: (payload) => renewResults(ctx, { ...(payload as TaskPayloads['renewResults']), signal }),
  };
  await runOnce({ connectionString: database.url, taskList, logger: quiet, noHandleSignals: true });
  const [failed] = await ctx.db.$queryRaw<{ task: string; error: string }[]>`
    select task_identifier as task, last_error as error from graphile_worker.jobs where last_error is not null`;
  if (failed !== undefined) throw new Error(`Task ${failed.task} failed: ${failed.error}`);
}
