import PQueue from 'p-queue';
import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { addNote } from './addNote.ts';
import type { CandidateItem, DocumentItem } from './found/item.ts';
import type { Ledger } from './ledger.ts';
import { sendCandidates } from './sendCandidates.ts';
import { type Sent, sendDocuments } from './sendDocuments.ts';

/** The outcome of an item. */
export type Outcome =
  | { state: 'imported' | 'known'; candidateId: string | null }
  | { state: 'failed' | 'skipped'; code: string; reason: string };

export interface Sender {
  /**
   * Takes an item in; the promise is fulfilled when there is room for the next one, so that what waits stays small.
   *
   * @param settle called once, when the server has it, refused it, or the ledger knew it
   */
  add(item: DocumentItem | CandidateItem, settle: (outcome: Outcome) => void): Promise<void>;
  /** Sends waiting items, and waits for all answers. @throws CommandError when the server does not answer or refuses everything */
  finish(): Promise<void>;
}

export interface SenderOptions {
  client: RestClient;
  projectId: string;
  ledger: Ledger;
}

/** Enough to keep the server's workers busy while answers travel; small batches lose little when one is repeated. */
const documentsAtOnce = 16;
const bytesAtOnce = 4 * 1024 * 1024;
/** People without documents: nothing has to be read. */
const candidatesAtOnce = 50;
const requestsAtOnce = 3;

export function createSender({ client, projectId, ledger }: SenderOptions): Sender {
  const queue = new PQueue({ concurrency: requestsAtOnce });
  /** Items on their way, by key: the same content twice in one run is sent once. */
  const onTheWay = new Map<string, ((outcome: Outcome) => void)[]>();
  let documents: DocumentItem[] = [];
  let candidates: CandidateItem[] = [];
  let failure: Error | null = null;

  const settle = ({ key, label }: DocumentItem | CandidateItem, outcome: Outcome) => {
    if ('candidateId' in outcome) ledger.done(key, { label, candidateId: outcome.candidateId });
    else ledger.failed(key, { label, reason: outcome.reason });
    const [first, ...copies] = onTheWay.get(key) ?? [];
    onTheWay.delete(key);
    first?.(outcome);
    for (const copy of copies) copy(outcome.state === 'imported' ? { ...outcome, state: 'known' } : outcome);
  };
  const run = async (work: () => Promise<void>) => {
    // With as many requests waiting as are on their way, reading ahead stops.
    await queue.onSizeLessThan(requestsAtOnce);
    void queue.add(work).catch((error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error));
      queue.clear();
    });
  };
  const flush = async () => {
    const [files, people] = [documents, candidates];
    documents = [];
    candidates = [];
    if (files.length > 0) await run(() => sendFiles(files));
    if (people.length > 0) await run(async () => settleAll(people, await sendCandidates(client, projectId, people)));
  };
  const sendFiles = async (files: readonly DocumentItem[]) =>
    settleAll(files, await sendDocuments(client, projectId, files), (item, sent) => complete(client, item, sent));
  const settleAll = async <I extends DocumentItem | CandidateItem>(
    items: readonly I[],
    results: readonly Sent[],
    finishOne?: (item: I, sent: { candidateId: string; known: boolean }) => Promise<void>,
  ) => {
    for (const [index, result] of results.entries()) {
      const item = items[index] as I;
      if ('code' in result) {
        settle(item, { state: 'failed', ...result });
        continue;
      }
      await finishOne?.(item, result);
      settle(item, { state: result.known ? 'known' : 'imported', candidateId: result.candidateId });
    }
  };
  return {
    async add(item, settled) {
      if (failure !== null) throw failure;
      if (ledger.isDone(item.key)) return settled({ state: 'known', candidateId: null });
      const copies = onTheWay.get(item.key);
      if (copies !== undefined) return void copies.push(settled);
      onTheWay.set(item.key, [settled]);
      if (item.kind === 'candidate') candidates.push(item);
      else documents.push(item);
      const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
      if (documents.length >= documentsAtOnce || size >= bytesAtOnce || candidates.length >= candidatesAtOnce) await flush();
    },
    async finish() {
      await flush();
      await queue.onIdle();
      if (failure !== null) throw failure;
    },
  };
}

/** What came beside a document. Facts of a candidate who was there before may have been corrected since, so they are left alone. */
async function complete(
  client: RestClient,
  { facts, note }: DocumentItem,
  sent: { candidateId: string; known: boolean },
): Promise<void> {
  if (facts !== undefined && !sent.known) await client.patch(`/candidates/${sent.candidateId}`, facts, z.unknown());
  if (note !== undefined) await addNote(client, { candidateId: sent.candidateId, note });
}
