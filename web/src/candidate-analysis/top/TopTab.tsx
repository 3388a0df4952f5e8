import { useAnalysis } from '../AnalysisContext.ts';
import type { TabProps } from '../tabProps.ts';
import { TopAchievers } from './TopAchievers.tsx';

/** The ranked list. */
export function TopTab({ internalId, weights, onOpen }: TabProps) {
  return <TopAchievers key={internalId} {...useAnalysis()} weights={weights} onOpen={onOpen} />;
}
