import { jobFile, type UploadFile } from '../../made/madeFiles.ts';
import type { Client } from '../../product/createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from '../../product/screenFiles.ts';
import { hostileDocuments } from './hostileDocuments.ts';
import { measureHold, type Target } from './measureHold.ts';

interface Opened {
  screening: { project: { candidates: { edges: { node: { internalId: string; document: { text: string } | null } }[] } } };
}

/** Everything that a screen may ask of a candidate's document, at once. */
const openQuery = `query Open($id: ID!) {
  screening(id: $id) { project { candidates(first: 1) { edges { node {
    internalId
    document { text pageSizes { width } boxes(start: 0, end: 300000) { page } warnings { message } }
  } } } } }
}`;

/** How long each hostile document keeps others waiting while it is screened and opened; worst first. The best of a few tries, see {@link benchLoop}. */
export async function holdByDocuments(
  target: Target,
  client: Client,
  { most, repeats }: { most: number; repeats: number },
): Promise<{ name: string; milliseconds: number }[]> {
  const held: { name: string; milliseconds: number }[] = [];
  for (const { name, make } of hostileDocuments) {
    let best = Number.POSITIVE_INFINITY;
    for (let number = 0; best > most && number < repeats; number++) {
      const bytes = await make(number);
      const { milliseconds } = await measureHold(target, () => screenAndOpen(client, { name, bytes: Uint8Array.from(bytes) }));
      best = Math.min(best, milliseconds);
    }
    held.push({ name, milliseconds: best });
  }
  return held.sort((a, b) => b.milliseconds - a.milliseconds);
}

async function screenAndOpen(client: Client, file: UploadFile): Promise<void> {
  const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: 1 });
  await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, id, 'RESUME', [file]);
  await waitForStatus(client, id, ({ state }) => state === 'COMPLETED', { everyMs: 200 });
  const { screening } = await client.graphql<Opened>(openQuery, { id });
  const [candidate] = screening.project.candidates.edges;
  if (candidate) await (await client.rest(`/candidates/${candidate.node.internalId}`)).text();
}
