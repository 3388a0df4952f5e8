import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { CandidateItem } from './found/item.ts';
import type { Sent } from './sendDocuments.ts';

const Answer = z.object({ items: z.array(z.object({ id: z.string(), created: z.boolean() })) });

/**
 * Sends people without documents in one request. The server knows them by their keys, so a request may be repeated. It takes all or none: a batch that it refuses
 * is halved until only the refused ones are left.
 */
export async function sendCandidates(
  client: RestClient,
  projectId: string,
  candidates: readonly CandidateItem[],
): Promise<Sent[]> {
  const items = candidates.map(({ key, facts }) => ({ ...facts, external_id: `noa-import ${key}` }));
  try {
    const body = { project_id: projectId, source: 'import', items };
    const answer = await client.post('/candidates/batch', body, Answer, { repeatable: true });
    return answer.items.map(({ id, created }) => ({ candidateId: id, known: !created }));
  } catch (error) {
    if (!(error instanceof CommandError) || !refusals.has(error.code ?? '')) throw error;
    if (candidates.length === 1) return [{ code: error.code ?? '', reason: error.message }];
    const half = Math.ceil(candidates.length / 2);
    const first = await sendCandidates(client, projectId, candidates.slice(0, half));
    return [...first, ...(await sendCandidates(client, projectId, candidates.slice(half)))];
  }
}

const refusals = new Set(['INVALID_INPUT', 'BODY_TOO_LARGE']);
