import { builder } from '../builder.ts';
import { EducationLevelType, StageType } from '../common/enums.ts';

export const CandidateFilterInput = builder.inputType('CandidateFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'Words, "phrases", AND, OR, NOT, parentheses, over names, titles, locations, employers and skills.',
    }),
    stage: t.field({ type: StageType }),
    minYears: t.float(),
    maxYears: t.float(),
    skills: t.stringList({ description: 'All of them, in any spelling.' }),
    education: t.field({ type: EducationLevelType, description: 'At least this degree.' }),
    location: t.string(),
    minScore: t.float({ description: 'Under the weights of the list, 0 to 100.' }),
    maxScore: t.float(),
    updatedSince: t.field({
      type: 'DateTime',
      description: 'Only what changed at this moment or later. To miss nothing, deletions included, follow `changes`.',
    }),
    unread: t.boolean({ description: 'With those whose document was not read; they have no score and come last.' }),
    archived: t.boolean({ description: 'Only archived candidates instead of those that are not.' }),
  }),
});
