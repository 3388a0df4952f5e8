import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * For the updater of a mutation that returns a changed candidate: the ranking and figures of its position depend on it, so components that show them
 * (`useSubscribeToInvalidationState`) fetch them again.
 */
export function invalidateProject(store: RecordSourceSelectorProxy, mutation: 'correctCandidate' | 'removeCorrection'): void {
  store.getRootField(mutation)?.getLinkedRecord('candidate')?.getLinkedRecord('project')?.invalidateRecord();
}
