import type { RecordSourceProxy } from 'relay-runtime';
import { candidateId } from '../candidate-analysis/candidateId.ts';

/** The server's TOGGLE on those that are loaded: shortlists, or takes a shortlisted candidate back to saved. */
export function toggleStars(store: RecordSourceProxy, uuids: Iterable<string>): void {
  for (const uuid of uuids) {
    const saved = store.get(candidateId(uuid))?.getLinkedRecord('saved');
    const shortlists = saved?.getValue('status') !== 'SHORTLISTED';
    saved?.setValue(shortlists ? 'SHORTLISTED' : 'SAVED', 'status').setValue(shortlists, 'starred');
  }
}
