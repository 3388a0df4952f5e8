import { cvFiles, jobFile } from '../../made/madeFiles.ts';
import type { Client } from '../../product/createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from '../../product/screenFiles.ts';
import { type Ids, nobody } from './hostileValues.ts';

interface Screened {
  screening: { internalId: string; documents: { edges: { node: { internalId: string } }[] } };
}

const screenedQuery = `query Screened($id: ID!) {
  screening(id: $id) { internalId documents(first: 1) { edges { node { internalId } } } }
}`;

/** Makes one of everything that calls name by an id, beside a position that is there. */
export async function seedTargets(client: Client): Promise<Ids> {
  const { items } = await readJson<{ items: { id: string }[] }>(client, '/projects');
  const projectId = items[0]?.id ?? nobody;
  const listed = await readJson<{ items: { id: string }[] }>(client, `/projects/${projectId}/candidates`);
  const candidateIds = listed.items.map(({ id }) => id);
  const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: 1 });
  await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, id, 'RESUME', cvFiles(1, 1));
  await waitForStatus(client, id, ({ state }) => state === 'COMPLETED');
  const { screening } = await client.graphql<Screened>(screenedQuery, { id });
  const { task_id: jobId } = await readJson<{ task_id: string }>(client, '/bulk/activities', {
    candidate_ids: candidateIds.slice(0, 1),
    activity: { type: 'note', note: 'Called.' },
  });
  return {
    projectId,
    candidateIds,
    documentId: screening.documents.edges[0]?.node.internalId ?? nobody,
    screeningId: screening.internalId,
    jobId,
  };
}

async function readJson<T>(client: Client, path: string, body?: object): Promise<T> {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await client.rest(path, body && json)).json() as Promise<T>;
}
