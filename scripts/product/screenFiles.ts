import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadFile } from '../made/madeFiles.ts';
import type { Client } from './createClient.ts';

/** As the web app sends them. */
const filesOfBatch = 8;
const batchesAtOnce = 3;

/** The fields of a screening that show its progress. */
export interface ScreeningStatus {
  state: 'UPLOADING' | 'RUNNING' | 'COMPLETED' | 'CANCELLED';
  filesTotal: number;
  filesProcessed: number;
  filesFailed: number;
  ranked: RankedRow[];
}

export interface RankedRow {
  fullName: string | null;
  score: { overall: number | null } | null;
}

const startMutation = `mutation Start($input: StartScreeningInput!) {
  startScreening(input: $input) { ... on AppError { message } ... on StartScreeningPayload { screening { id } } }
}`;

const uploadMutation = `mutation Upload($input: UploadDocumentsInput!) {
  uploadDocuments(input: $input) { ... on AppError { message } ... on UploadDocumentsPayload { documents { fileName error { message } } } }
}`;

const statusQuery = `query Status($id: ID!, $first: Int!) {
  screening(id: $id) {
    state filesTotal filesProcessed filesFailed
    project { candidates(first: $first) { edges { node { fullName score { overall } } } } }
  }
}`;

/** Opens a screening that expects so many files; answers its id. */
export async function startScreening(
  client: Client,
  input: { expectedJobDescriptions: number; expectedResumes: number },
): Promise<string> {
  const { startScreening } = await client.graphql<{ startScreening: { message?: string; screening?: { id: string } } }>(
    startMutation,
    { input },
  );
  if (!startScreening.screening) throw new Error(startScreening.message);
  return startScreening.screening.id;
}

/** Sends files as the web app does: some in each request, some requests at once. */
export async function uploadFiles(
  client: Client,
  screeningId: string,
  kind: 'JOB_DESCRIPTION' | 'RESUME',
  files: readonly UploadFile[],
): Promise<void> {
  const waiting = Array.from({ length: Math.ceil(files.length / filesOfBatch) }, (_, index) => index * filesOfBatch);
  const send = async () => {
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      await uploadBatch(client, { screeningId, kind }, files.slice(from, from + filesOfBatch));
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, send));
}

async function uploadBatch(
  client: Client,
  input: { screeningId: string; kind: string },
  files: readonly UploadFile[],
): Promise<void> {
  interface Answer {
    uploadDocuments: { message?: string; documents?: { fileName: string; error: { message: string } | null }[] };
  }
  const { uploadDocuments } = await client.upload<Answer>(uploadMutation, { input }, files);
  const refused = uploadDocuments.documents?.find(({ error }) => error);
  if (!uploadDocuments.documents || refused)
    throw new Error(uploadDocuments.message ?? `${refused?.fileName}: ${refused?.error?.message}`);
}

/** A screening's progress, with the first `rows` candidates of its position, best first. */
export async function readStatus(client: Client, id: string, rows = 1): Promise<ScreeningStatus> {
  type Answer = { screening: Omit<ScreeningStatus, 'ranked'> & { project: { candidates: { edges: { node: RankedRow }[] } } } };
  const { screening } = await client.graphql<Answer>(statusQuery, { id, first: rows });
  const { project, ...status } = screening;
  return { ...status, ranked: project.candidates.edges.map(({ node }) => node) };
}

/** Polls until `done`. */
export async function waitForStatus(
  client: Client,
  id: string,
  done: (status: ScreeningStatus) => boolean,
  { rows = 1, everyMs = 50, patienceMs = 120_000 } = {},
): Promise<ScreeningStatus> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const status = await readStatus(client, id, rows);
    if (done(status)) return status;
    const ended = status.state === 'COMPLETED' || status.state === 'CANCELLED';
    if (ended || Date.now() > deadline) throw new Error(`The screening stands at ${JSON.stringify(status)}.`);
    await sleep(everyMs);
  }
}
