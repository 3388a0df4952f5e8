import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * For the updater of a mutation that answers a changed candidate: the ranking and the figures of its position rest on it, so whoever shows them
 * (`useSubscribeToInvalidationState`) fetches them anew.
 */
export function invalidateProject(store: RecordSourceSelectorProxy, mutation: 'correctCandidate' | 'removeCorrection'): void {
  store.getRootField(mutation)?.getLinkedRecord('candidate')?.getLinkedRecord('project')?.invalidateRecord();
}
