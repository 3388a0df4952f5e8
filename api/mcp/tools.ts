import type { Tool } from './tool.ts';
import { compareCandidates } from './tools/compareCandidates.ts';
import { explainCandidate } from './tools/explainCandidate.ts';
import { listPositions } from './tools/listPositions.ts';
import { rankCandidates } from './tools/rankCandidates.ts';
import { screenDocuments } from './tools/screenDocuments.ts';
import { searchCandidates } from './tools/searchCandidates.ts';

/** All tools for assistants. */
export const tools: readonly Tool[] = [
  listPositions,
  rankCandidates,
  searchCandidates,
  explainCandidate,
  compareCandidates,
  screenDocuments,
];
