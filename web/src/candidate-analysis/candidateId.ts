import { globalId } from '../app/relay/globalId.ts';

/** For a candidate whose UUID came in a packed column. */
export function candidateId(uuid: string): string {
  return globalId('Candidate', uuid);
}
