import { setTimeout as sleep } from 'node:timers/promises';
import { jobFile, type UploadFile } from '../../made/madeFiles.ts';
import { openClient } from '../../product/createClient.ts';
import { readStatus, startScreening, uploadFiles } from '../../product/screenFiles.ts';
import { followScreening, type Seen } from './followScreening.ts';

/** Ends a measurement whose events have stopped coming. */
const patienceMs = 120_000;

/** From the first byte sent. */
export interface Screened {
  /** To the first candidate ranked. */
  firstMs: number;
  /** To the last one. */
  lastMs: number;
}

/** Screens CVs for a position as the web app does: it is told of the progress. Asking again and again costs a server up to a sixth of its time. */
export async function screenWatched(url: string, token: string, files: readonly UploadFile[]): Promise<Screened> {
  const client = openClient(url, token);
  const started = performance.now();
  const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: files.length });
  await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
  let firstMs = Number.NaN;
  let end: (milliseconds: number) => void;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const hear = ({ state, filesProcessed, at }: Seen) => {
    // The job description is read before the first CV.
    if (Number.isNaN(firstMs) && filesProcessed > 1) firstMs = at - started;
    if (state === 'COMPLETED') end(at - started);
  };
  const stream = await followScreening(url, { token, id, hear });
  await uploadFiles(client, id, 'RESUME', files);
  const silence = sleep(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`No event has told of the end within ${patienceMs / 1000} s.`);
  });
  const lastMs = await Promise.race([ended, silence]);
  stream.end();
  const { ranked, ...status } = await readStatus(client, id, files.length);
  const scored = ranked.filter(({ score }) => typeof score?.overall === 'number').length;
  if (scored !== files.length) throw new Error(`Not all were ranked: ${JSON.stringify({ ...status, scored })}`);
  return { firstMs, lastMs };
}
