import { type ProposedFields, proposeProjectFields } from '../../core/projects/proposeProjectFields.ts';
import { builder } from '../builder.ts';

const ProposedProjectType = builder.objectRef<ProposedFields>('ProposedProject').implement({
  description: 'What `createProject` takes for the fields that are not given.',
  fields: (t) => ({
    department: t.exposeString('department'),
    location: t.exposeString('location'),
    type: t.exposeString('type'),
    level: t.exposeString('level'),
    skills: t.exposeStringList('skills'),
  }),
});

builder.queryField('proposedProject', (t) =>
  t.field({
    type: ProposedProjectType,
    description: 'The fields that a title (and a description) suggests.',
    args: { title: t.arg.string({ required: true }), description: t.arg.string() },
    resolve: (_root, { title, description }) =>
      proposeProjectFields({ title: title.slice(0, 200), description: description?.slice(0, 10_000) ?? '' }),
  }),
);
