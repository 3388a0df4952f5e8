import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { analyticsFigures, listBehind } from '../../core/analytics/listBehind.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { CandidateSourceType, StageType } from '../common/enums.ts';

const FigureType = builder.enumType('AnalyticsFigure', {
  description:
    'HIRES: reached Hired and are there still. INTERVIEWS: reached Interview, or had an appointment. OFFERS: reached Offer. ACCEPTED, DECLINED: went from Offer to Hired, to Rejected. SOURCE: came in the time from one of the sources. STAGE: are in the stage now. LEFT: left the stage. WENT_ON: left it for a later one.',
  values: analyticsFigures,
});

builder.queryField('analyticsCandidates', (t) =>
  t.connection(
    {
      type: CandidateType,
      description: 'Exactly the candidates that a figure of `analyticsSummary` counts, newest event first.',
      args: {
        figure: t.arg({ type: FigureType, required: true }),
        from: t.arg({ type: 'DateTime', required: true }),
        to: t.arg({ type: 'DateTime', required: true, description: 'Not included.' }),
        stage: t.arg({ type: StageType, description: 'Of STAGE, LEFT and WENT_ON.' }),
        sources: t.arg({ type: [CandidateSourceType], description: 'Of SOURCE: any of them.' }),
      },
      extensions: { cost: 20 },
      resolve: async (_root, { figure, from, to, stage, sources, ...args }, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Candidate', paths: [['nodes'], ['edges', 'node']] });
        let totalCount = 0;
        const page = await resolveOffsetConnection({ args }, async ({ offset, limit }) => {
          const { ids, total } = await listBehind(context, {
            figure,
            span: { from, to },
            stage,
            sources,
            skip: offset,
            take: limit,
          });
          totalCount = total;
          const rows = await context.db.candidate.findMany({ ...query, where: { id: { in: ids } } });
          const byId = new Map(rows.map((row) => [row.id, row]));
          return ids.flatMap((id) => byId.get(id) ?? []);
        });
        return { ...page, totalCount };
      },
    },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ totalCount }) => totalCount }) }) },
  ),
);
