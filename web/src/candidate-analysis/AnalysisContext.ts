import { createContext, useContext } from 'react';
import type { WeighedFacet } from './metrics/weights.ts';
import type { MetricColumn } from './table/metricColumns.ts';
import type { TopAchievers_project$key } from './top/__generated__/TopAchievers_project.graphql.ts';
import type { LiveRanking } from './useRanking.ts';

/** What the screen has computed once for itself and for the ranked list. */
export interface Analysis {
  project: TopAchievers_project$key;
  live: LiveRanking;
  /** Nobody has moved a slider. */
  usual: boolean;
  facets: readonly WeighedFacet[];
  /** The metric columns in the user's order. */
  columns: readonly MetricColumn[];
  /** Opens the comparison of these candidates; undefined where there is no such tab. */
  onCompare: ((uuids: readonly string[]) => void) | undefined;
}

export const AnalysisContext = createContext<Analysis | null>(null);

/** @throws Error outside the candidate analysis */
export function useAnalysis(): Analysis {
  const analysis = useContext(AnalysisContext);
  if (analysis === null) throw new Error('No analysis - expected to be rendered inside CandidateAnalysisView');
  return analysis;
}
