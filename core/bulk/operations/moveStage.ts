import { moveCandidates } from '../../candidates/stages/moveCandidates.ts';
import { moveInput } from '../../candidates/stages/stageMove.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

export const moveStage = defineBulkOperation({
  kind: 'moveStage',
  input: moveInput,
  apply: async (tx, { input, ...change }) => {
    await moveCandidates(tx, { ...change, ...input });
  },
});
