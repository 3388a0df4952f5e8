import { contactCandidate } from '../../core/bulk/contactCandidate.ts';
import { type MailTemplate, mailKinds, mailTemplates } from '../../core/mail/mailTemplates.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { readId } from '../common/globalId.ts';
import { JobType } from '../jobs/job.ts';

const MailKindType = builder.enumType('MailKind', {
  values: Object.fromEntries(mailKinds.map((kind) => [kind.toUpperCase(), { value: kind }])),
});

const MailTemplateType = builder.objectRef<MailTemplate>('MailTemplate').implement({
  description: "A text to start from, with {name}, {position} and {sender}. A user's own are presets of the scope `mail`.",
  fields: (t) => ({
    kind: t.field({ type: MailKindType, resolve: ({ kind }) => kind }),
    language: t.exposeString('language'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
  }),
});

builder.queryField('mailTemplates', (t) => t.field({ type: [MailTemplateType], resolve: () => [...mailTemplates] }));

builder.relayMutationField(
  'contactCandidate',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      subject: t.string({ required: true }),
      text: t.string({ required: true, description: 'Plain text, with {name}, {position} and {sender}.' }),
      positionId: t.id({ description: 'Invites to this position, which {position} then names.' }),
    }),
  },
  {
    errors: {},
    description: 'Writes an e-mail to a candidate and records it.',
    resolve: (_root, { input }, ctx) =>
      contactCandidate(ctx, {
        ...input,
        candidateId: readId('Candidate', input.candidateId),
        positionId: input.positionId == null ? null : readId('Project', input.positionId),
      }),
  },
  {
    outputFields: (t) => ({
      job: t.field({ type: JobType, nullable: true, description: 'The job that sends it.', resolve: ({ job }) => job }),
      mailto: t.string({
        nullable: true,
        description: "Without a mail server: opens it in the user's own mail program.",
        resolve: ({ mailto }) => mailto,
      }),
      candidate: t.prismaField({
        type: CandidateType,
        resolve: (query, { candidateId }, _args, { db }) =>
          db.candidate.findUniqueOrThrow({ ...query, where: { id: candidateId } }),
      }),
    }),
  },
);
