import type { CandidateTable } from './candidateTable.ts';
import { decodeScoreMatrix, type PackedMatrix } from './decodeScoreMatrix.ts';

/** What the page sends: a GraphQL request for `node { ... on Project { scoreMatrix } }`. */
export interface TableRequest {
  url: string;
  init: { method: string; headers: Record<string, string>; body: string };
}

/** The table, or the server's answer without one; `status` is null if there was no answer and 0 if it could not be read. */
export type TableAnswer =
  | { table: CandidateTable }
  | { table: null; status: number | null; errors: readonly { message: string; extensions?: { code?: string } }[] };

interface Answer {
  data?: { node?: { scoreMatrix?: PackedMatrix } | null } | null;
  errors?: Extract<TableAnswer, { table: null }>['errors'];
}

/** Fetches and unpacks the candidates of a large position beside the page, which stays free for the user. */
self.addEventListener('message', ({ data: { url, init } }: MessageEvent<TableRequest>) => {
  void load(url, init)
    .catch((): TableAnswer => ({ table: null, status: 0, errors: [] }))
    .then((answer) => self.postMessage(answer, { transfer: answer.table ? buffersOf(answer.table) : [] }));
});

async function load(url: string, init: TableRequest['init']): Promise<TableAnswer> {
  const response = await fetch(url, init).catch(() => null);
  if (response === null) return { table: null, status: null, errors: [] };
  const answer = (await response.json()) as Answer;
  const packed = answer.errors ? undefined : answer.data?.node?.scoreMatrix;
  return packed ? { table: decodeScoreMatrix(packed) } : { table: null, status: response.status, errors: answer.errors ?? [] };
}

/** Handed over rather than copied. */
function buffersOf(table: CandidateTable): Transferable[] {
  const arrays = Object.values(table).filter((column) => ArrayBuffer.isView(column));
  return [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))];
}
