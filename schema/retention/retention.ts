import { getProject } from '../../core/projects/getProject.ts';
import { getRetention, previewRetention, type RetentionPreview } from '../../core/retention/previewRetention.ts';
import { removeRetention, setRetention } from '../../core/retention/setRetention.ts';
import { RetentionStart } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { authorName } from '../common/authorName.ts';
import { readId } from '../common/globalId.ts';
import { ProjectType } from '../projects/project.ts';

const StartType = builder.enumType('RetentionStart', {
  description: 'POSITION_CLOSED: the later of the closing and the last activity, and nothing while the position is not closed.',
  values: Object.values(RetentionStart),
});

const RuleType = builder.objectRef<NonNullable<Awaited<ReturnType<typeof getRetention>>>>('RetentionRule').implement({
  description: 'When candidates of a position are erased by themselves. Hired and saved ones never are.',
  fields: (t) => ({
    days: t.exposeInt('days'),
    countedFrom: t.expose('countedFrom', { type: StartType }),
    setAt: t.expose('setAt', { type: 'DateTime' }),
    setBy: t.string({ nullable: true, resolve: ({ setById }, _args, ctx) => authorName(ctx, setById) }),
    nextRunAt: t.expose('nextRunAt', { type: 'DateTime' }),
  }),
});

const PreviewType = builder.objectRef<RetentionPreview>('RetentionPreview').implement({
  description: 'Whom a retention rule would erase if it were set now.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates'),
    people: t.exposeInt('people', { description: 'Several candidates of a position may be one person.' }),
    first: t.field({
      type: [CandidateType],
      nullable: { list: false, items: true },
      description: 'The first of the candidates, longest without activity first.',
      resolve: ({ firstIds }, _args, ctx) => loadCandidates(firstIds, ctx),
    }),
    hired: t.exposeInt('hired', { description: 'People whose period is over, and who are kept because they were hired.' }),
    saved: t.exposeInt('saved', { description: "As `hired`, because they are on somebody's saved list." }),
    busy: t.exposeInt('busy', { description: 'As `hired`, because a document or a bulk job of theirs is being worked on.' }),
    firstRunAt: t.expose('firstRunAt', { type: 'DateTime', description: 'When the rule would first run.' }),
    nextOverAt: t.expose('nextOverAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the term of the next person runs out if nothing happens; null: of nobody.',
    }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  retention: t.field({
    type: RuleType,
    nullable: true,
    description: 'Null: candidates stay.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => getRetention(ctx, { projectId: id }),
  }),
  retentionPreview: t.field({
    type: PreviewType,
    args: { days: t.arg.int({ required: true }), countedFrom: t.arg({ type: StartType, required: true }) },
    extensions: { cost: 50 },
    select: { id: true },
    resolve: ({ id }, term, ctx) => previewRetention(ctx, { projectId: id, ...term }),
  }),
}));

builder.relayMutationField(
  'setRetention',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      days: t.int({ required: true }),
      countedFrom: t.field({ type: StartType, required: true }),
      previewed: t.int({ required: true, description: '`candidates` of the preview. Another number than now is a CONFLICT.' }),
    }),
  },
  {
    errors: {},
    description: 'Sets the retention rule of a position. It first runs after a day of notice, in the night of UTC.',
    resolve: async (_root, { input: { projectId, ...rule } }, ctx) => {
      const id = readId('Project', projectId);
      await setRetention(ctx, { ...rule, projectId: id });
      return { id };
    },
  },
  {
    outputFields: (t) => ({ project: t.field({ type: ProjectType, resolve: ({ id }, _args, ctx) => getProject(ctx, { id }) }) }),
  },
);

builder.relayMutationField(
  'removeRetention',
  { inputFields: (t) => ({ projectId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Removes the retention rule of a position: its candidates stay.',
    resolve: async (_root, { input }, ctx) => {
      const id = readId('Project', input.projectId);
      await removeRetention(ctx, { projectId: id });
      return { id };
    },
  },
  {
    outputFields: (t) => ({ project: t.field({ type: ProjectType, resolve: ({ id }, _args, ctx) => getProject(ctx, { id }) }) }),
  },
);
