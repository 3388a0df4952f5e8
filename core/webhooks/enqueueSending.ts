import type { Prisma } from '../../prisma/generated/client.ts';
import { enqueue } from '../queue.ts';

/** Starts the task that sends deliveries, now or at their time; one runs at a time. The triggers of the migration `webhooks` do the same. */
export function enqueueSending(tx: Prisma.TransactionClient, runAt?: Date): Promise<void> {
  return enqueue(tx, 'sendDeliveries', {}, { queue: 'deliveries', ...(runAt && { runAt, jobKey: 'sendDeliveries' }) });
}
