import { offsetToCursor, resolveOffsetConnection } from '@pothos/plugin-relay';
import { exportDifferences } from '../../core/comparisons/exportDifferences.ts';
import { getDifference, listDifferences, type ProjectDifference } from '../../core/comparisons/listDifferences.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';

const DifferenceFiltersInput = builder.inputType('DifferenceFiltersInput', {
  fields: (t) => ({
    skills: t.stringList({ description: "Each must be found in one of the candidate's rare skills." }),
    minUniqueness: t.float(),
    rareOnly: t.boolean(),
    certification: t.string(),
    education: t.string(),
  }),
});

const HeldType = builder.objectRef<ProjectDifference['skills'][number]>('Held').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the document prints it.' }),
    holders: t.exposeInt('holders', { description: 'Number of candidates in the group who have it, including this one.' }),
  }),
});

const CandidateDifferenceType = builder.objectRef<ProjectDifference>('CandidateDifference').implement({
  description: 'What sets a candidate apart from all others of the position.',
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      load: loadCandidates,
      resolve: ({ candidateId }) => candidateId,
    }),
    rareSkills: t.field({
      type: [HeldType],
      description: 'Skills that at most one in fifty of the group has, rarest first; those with one holder are unique.',
      resolve: ({ skills }) => skills,
    }),
    certifications: t.field({ type: [HeldType], description: 'All, rarest first.', resolve: (row) => row.certifications }),
    education: t.exposeString('education', { nullable: true, description: 'The highest degree as written.' }),
    specialization: t.exposeString('specialization', { nullable: true }),
    uniqueExperience: t.stringList({ description: 'Lines that nobody else has.', resolve: ({ experience }) => experience }),
    uniqueness: t.exposeFloat('uniqueness', {
      nullable: true,
      description:
        '0 to 100: the mean self-information of the skills and certificates in the group. Null for one candidate alone, and without skills and certificates.',
    }),
    rareSkillCount: t.exposeInt('rareSkillCount'),
    rareCertificationCount: t.exposeInt('rareCertificationCount'),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  difference: t.field({
    type: CandidateDifferenceType,
    nullable: true,
    description: 'What sets this candidate apart; null for a candidate that lists leave out (archived, merged, not read).',
    extensions: { cost: 30 },
    select: { id: true },
    resolve: ({ id: candidateId }, _args, ctx) => getDifference(ctx, { candidateId }),
  }),
}));

type Filters = Parameters<typeof listDifferences>[1]['filters'];

builder.prismaObjectField('Project', 'differences', (t) =>
  t.connection(
    {
      type: CandidateDifferenceType,
      description: 'Most unique first; unknown uniqueness comes last.',
      extensions: { cost: 50 },
      select: { id: true },
      args: {
        filters: t.arg({ type: DifferenceFiltersInput }),
        offset: t.arg.int({ description: 'Rows to skip, in place of `after`.' }),
      },
      resolve: async ({ id: projectId }, { filters, offset: skip, ...args }, ctx) => {
        let [totalCount, groupSize] = [0, 0];
        const after = skip ? offsetToCursor(skip - 1) : args.after;
        const page = await resolveOffsetConnection({ args: { ...args, after } }, async ({ offset, limit }) => {
          const found = await listDifferences(ctx, { projectId, filters: filters as Filters, skip: offset, take: limit });
          ({ total: totalCount, groupSize } = found);
          return found.items;
        });
        return { ...page, totalCount, groupSize };
      },
    },
    {
      name: 'ProjectDifferencesConnection',
      fields: (c) => ({
        totalCount: c.int({ resolve: ({ totalCount }) => totalCount }),
        groupSize: c.int({ description: 'Candidates that are compared with each other.', resolve: ({ groupSize }) => groupSize }),
      }),
    },
    { name: 'ProjectDifferencesConnectionEdge' },
  ),
);

const DifferencesExportType = builder.objectRef<Awaited<ReturnType<typeof exportDifferences>>>('DifferencesExport').implement({
  fields: (t) => ({ csv: t.exposeString('csv'), rows: t.exposeInt('rows'), total: t.exposeInt('total') }),
});

builder.prismaObjectFields('Project', (t) => ({
  differencesExport: t.field({
    type: DifferencesExportType,
    description: 'The differences as CSV, at most 5,000 rows, most unique first.',
    extensions: { cost: 200 },
    args: { filters: t.arg({ type: DifferenceFiltersInput }) },
    select: { id: true },
    resolve: ({ id: projectId }, { filters }, ctx) => exportDifferences(ctx, { projectId, filters: filters as Filters }),
  }),
}));
