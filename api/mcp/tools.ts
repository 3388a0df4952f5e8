import type { Tool } from './tool.ts';
import { compareCandidates } from './tools/compareCandidates.ts';
import { explainCandidate } from './tools/explainCandidate.ts';
import { listPositions } from './tools/listPositions.ts';
import { rankCandidates } from './tools/rankCandidates.ts';
import { screenDocuments } from './tools/screenDocuments.ts';
import { searchCandidates } from './tools/searchCandidates.ts';

/** Everything that an assistant can do. */
export const tools: readonly Tool[] = [
  listPositions,
  rankCandidates,
  searchCandidates,
  explainCandidate,
  compareCandidates,
  screenDocuments,
];
