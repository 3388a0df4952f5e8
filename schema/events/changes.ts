import { type Change, type ChangePage, listChanges } from '../../core/changes/listChanges.ts';
import { ChangeType as changeTypes } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { defaultPageSize } from '../plugins/pageArguments.ts';
import { loadProjects } from '../projects/loadProjects.ts';
import { ProjectType } from '../projects/project.ts';

const ChangeTypeType = builder.enumType('ChangeType', { values: Object.values(changeTypes) });

const isOfProject = ({ type }: Change) => type === 'PROJECT' || type === 'REQUIREMENT';

const ChangeRef = builder.objectRef<Change>('Change').implement({
  description: 'Something that was written or deleted.',
  fields: (t) => ({
    type: t.expose('type', { type: ChangeTypeType }),
    internalId: t.exposeString('id', {
      description: 'Of the candidate, also for its score and stage; of the project, also for its requirements.',
    }),
    deleted: t.exposeBoolean('deleted'),
    at: t.expose('at', { type: 'DateTime' }),
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      description: 'As it is now; null for projects and requirements, and once it is deleted.',
      load: loadCandidates,
      resolve: (change) => (isOfProject(change) || change.deleted ? null : change.id),
    }),
    project: t.loadable({
      type: ProjectType,
      nullable: true,
      description: 'As it is now; null for candidates, their scores and stages, and once it is deleted.',
      load: loadProjects,
      resolve: (change) => (isOfProject(change) && !change.deleted ? change.id : null),
    }),
  }),
});

const ChangePageType = builder.objectRef<ChangePage>('ChangePage').implement({
  fields: (t) => ({
    items: t.field({ type: [ChangeRef], resolve: ({ items }) => items }),
    next: t.exposeString('next', { description: 'Pass it as `since` to continue, now or later; also when nothing is new.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'More can be read at once.' }),
  }),
});

builder.queryField('changes', (t) =>
  t.field({
    type: ChangePageType,
    description: 'What changed since a token, oldest first; of each row only the newest change.',
    args: {
      since: t.arg.string({ description: '`next` of an earlier answer; without it from the beginning.' }),
      first: t.arg.int({ defaultValue: defaultPageSize }),
    },
    resolve: (_root, { since, first }, ctx) => listChanges(ctx, { since, take: Math.max(1, first ?? defaultPageSize) }),
  }),
);
