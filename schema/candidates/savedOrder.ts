import { orderSaved, type SavedOrder, savedSorts } from '../../core/saved/orderSaved.ts';
import { type SavedSkill, savedSkills } from '../../core/saved/savedSkills.ts';
import { builder } from '../builder.ts';
import { packIds } from '../common/packColumns.ts';
import { SavedStatusType } from './saved.ts';

const SavedSortType = builder.enumType('SavedSort', { values: savedSorts });

const SavedFilterInput = builder.inputType('SavedFilter', {
  description: 'Full ranges (0 to 100, 0 to 50) restrict nothing: they include candidates without a score or with more years.',
  fields: (t) => ({
    search: t.string({ description: 'Over name, title, skills, location and employers; the syntax of CandidateFilter.search.' }),
    status: t.field({ type: SavedStatusType }),
    minScore: t.float(),
    maxScore: t.float(),
    minYears: t.float(),
    maxYears: t.float(),
    skills: t.stringList({ description: 'All of them, in any spelling.' }),
  }),
});

const SavedOrderType = builder.objectRef<SavedOrder>('SavedOrder').implement({
  description: 'Saved candidates in order. Ids are UUIDs of candidates, 16 bytes each, base64.',
  fields: (t) => ({
    ids: t.string({ resolve: ({ ids }) => packIds(ids) }),
    duplicateIds: t.string({
      description: 'Those of them that share an e-mail, a phone, or name and title with another one of them.',
      resolve: ({ duplicateIds }) => packIds(duplicateIds),
    }),
  }),
});

const SavedSkillType = builder.objectRef<SavedSkill>('SavedSkill').implement({
  fields: (t) => ({ name: t.exposeString('name'), count: t.exposeInt('count') }),
});

const mostSkills = 100;

builder.prismaObjectFields('User', (t) => ({
  savedOrder: t.field({
    type: SavedOrderType,
    description: "The viewer's own list, filtered and ordered.",
    args: { filter: t.arg({ type: SavedFilterInput }), sort: t.arg({ type: SavedSortType }) },
    extensions: { cost: 20 },
    resolve: (_user, args, ctx) => orderSaved(ctx, args),
  }),
  savedSkills: t.field({
    type: [SavedSkillType],
    description: 'The skills of the saved candidates, the most common first.',
    args: { first: t.arg.int({ defaultValue: 24 }) },
    extensions: { cost: 10 },
    resolve: (_user, { first }, ctx) => savedSkills(ctx, { take: Math.min(mostSkills, Math.max(0, first ?? 24)) }),
  }),
}));
