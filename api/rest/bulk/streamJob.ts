import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { jobFollower } from '../../../core/bulk/jobFollower.ts';
import type { Ctx } from '../../../core/context.ts';
import { followRows } from '../../../core/publishing/followRows.ts';
import type { BulkJob } from '../../../prisma/generated/client.ts';

/** Proxies close connections that are silent for half a minute or more. */
const heartbeatMs = 15_000;

/** How long a client should wait before it reconnects. */
const retryMs = 1_000;

interface JobStream {
  ctx: Ctx;
  job: BulkJob;
  /** The version of the last event that the client has. Earlier ones are not repeated, unless the job has ended. */
  after: number;
}

/** Sends a job's changes as server-sent events. Each event's id is the job's version. */
export function streamJob(reply: FastifyReply, { ctx, job, after }: JobStream): FastifyReply {
  const jobs = followRows(ctx, jobFollower(ctx, job));
  // Otherwise the generator would notice at its next heartbeat that its caller has gone.
  reply.raw.once('close', () => void jobs.return?.());
  return reply
    .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .serializer((payload: unknown) => payload as string)
    .send(Readable.from(withHeartbeats(jobs, after), { objectMode: false }));
}

async function* withHeartbeats(jobs: AsyncIterableIterator<BulkJob>, after: number): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  let sent = after;
  let timer: NodeJS.Timeout | undefined;
  try {
    let next = jobs.next();
    for (;;) {
      const silence = new Promise<'silence'>((resolve) => {
        timer = setTimeout(resolve, heartbeatMs, 'silence');
      });
      const event = await Promise.race([next, silence]);
      clearTimeout(timer);
      if (event === 'silence') {
        yield ': still here\n\n';
        continue;
      }
      if (event.done) return;
      next = jobs.next();
      // If several messages arrive at once, the first already reads the newest row.
      if (event.value.version <= sent && event.value.finishedAt === null) continue;
      sent = event.value.version;
      yield writeEvent(event.value);
    }
  } finally {
    clearTimeout(timer);
    await jobs.return?.();
  }
}

function writeEvent({ version, state, completed, total, failed }: BulkJob): string {
  return `id: ${version}\ndata: ${JSON.stringify({ state, meta: { completed, total, failed } })}\n\n`;
}
