import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { DocumentItem } from './found/item.ts';

const Answer = z.object({
  items: z.array(
    z.union([
      z.object({ candidate_id: z.string(), known: z.boolean() }),
      z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
    ]),
  ),
});

/** The outcome of a document on the server. */
export type Sent = { candidateId: string; known: boolean } | { code: string; reason: string };

/**
 * Sends documents in one request, which is answered when all are scored. The server recognises what it has, so a request may be repeated, and is, when its answer is
 * lost. Batches that are too many or too large for the server's limits are halved.
 */
export async function sendDocuments(client: RestClient, projectId: string, documents: readonly DocumentItem[]): Promise<Sent[]> {
  const form = new FormData();
  form.set('project_id', projectId);
  form.set('source', 'import');
  for (const { fileName, bytes } of documents) form.append('files', new Blob([bytes]), fileName);
  try {
    const options = { repeatable: true, headers: { prefer: 'return=minimal' } };
    const { items } = await client.post('/extract/resumes', form, Answer, options);
    return items.map((item) =>
      'error' in item
        ? { code: item.error.code, reason: item.error.message }
        : { candidateId: item.candidate_id, known: item.known },
    );
  } catch (error) {
    if (!(error instanceof CommandError) || !tooMuch.has(error.code ?? '')) throw error;
    if (documents.length === 1) return [{ code: error.code ?? '', reason: error.message }];
    const half = Math.ceil(documents.length / 2);
    const parts = [documents.slice(0, half), documents.slice(half)];
    return (await Promise.all(parts.map((part) => sendDocuments(client, projectId, part)))).flat();
  }
}

const tooMuch = new Set(['TOO_MANY_FILES', 'BODY_TOO_LARGE', 'TOO_LARGE']);
