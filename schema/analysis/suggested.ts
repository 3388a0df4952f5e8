import { z } from 'zod';
import { plainSkills, plainYears } from '../../core/comparisons/plain/plainInput.ts';
import { suggestPlain } from '../../core/comparisons/suggestPlain.ts';
import { parseInput } from '../../core/input/parseInput.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { SuggestedCandidateType } from '../comparisons/suggestions.ts';
import { AnalysisType } from './analysis.ts';

const wanted = z.object({ requiredSkills: plainSkills, minYears: plainYears });

builder.objectFields(AnalysisType, (t) => ({
  suggested: t.field({
    type: [SuggestedCandidateType],
    description:
      'Past applicants of all positions for skills and years, best fit first, each person once. For a position: `Project.suggestions`.',
    extensions: { cost: 100 },
    args: {
      requiredSkills: t.arg.stringList({ required: true }),
      minYears: t.arg.float({ defaultValue: 3 }),
      first: t.arg.int({ defaultValue: 10 }),
      exceptProjectId: t.arg.id({ description: 'Leaves out the candidates of this position.' }),
    },
    resolve: async (_analysis, { first, exceptProjectId, ...given }, ctx) => {
      const { requiredSkills, minYears } = parseInput(wanted, given);
      const found = await suggestPlain(ctx, {
        requiredSkills,
        minYears: minYears ?? undefined,
        top: Math.max(1, first ?? 10),
        exceptProjectId: exceptProjectId ? readId('Project', exceptProjectId) : undefined,
      });
      return found.map(({ row }) => row);
    },
  }),
}));
