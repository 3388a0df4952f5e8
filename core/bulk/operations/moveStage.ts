import { moveInput } from '../../candidates/moveCandidate.ts';
import { moveCandidates } from '../../candidates/moveCandidates.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

export const moveStage = defineBulkOperation({
  kind: 'moveStage',
  input: moveInput,
  apply: (tx, { input, ...change }) => moveCandidates(tx, { ...change, ...input }),
});
