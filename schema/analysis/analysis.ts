import { builder } from '../builder.ts';

/** Stateless: all data comes with the arguments. */
export const AnalysisType = builder.objectRef<object>('Analysis').implement({
  description: 'Computes from what it is given, by the rules of the ranking. Nothing is stored.',
});

builder.queryField('analysis', (t) => t.field({ type: AnalysisType, resolve: () => ({}) }));
