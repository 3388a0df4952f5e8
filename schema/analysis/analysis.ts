import { builder } from '../builder.ts';

/** Stateless: all data comes with the arguments. */
export const AnalysisType = builder.objectRef<object>('Analysis').implement({
  description: 'Computes from its arguments, by the rules of the ranking. Nothing is stored.',
});

builder.queryField('analysis', (t) => t.field({ type: AnalysisType, resolve: () => ({}) }));
