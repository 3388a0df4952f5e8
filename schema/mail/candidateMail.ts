import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { invitationTimes } from '../../core/activities/invitationTimes.ts';
import { mailAddress } from '../../core/mail/composeMail.ts';
import { type MailPreview, previewMail } from '../../core/mail/previewMail.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import type { RequestContext } from '../requestContext.ts';

const MailPreviewType = builder.objectRef<MailPreview>('MailPreview').implement({
  description: 'A mail with its placeholders filled in.',
  fields: (t) => ({ subject: t.exposeString('subject'), text: t.exposeString('text') }),
});

const invitations = createContextCache((ctx: RequestContext) => {
  const ofPosition = new Map<string, DataLoader<string, Date | null>>();
  return (projectId: string) => {
    const loader =
      ofPosition.get(projectId) ??
      new DataLoader<string, Date | null>(async (ids) => {
        const times = await invitationTimes(ctx, { projectId, candidateIds: ids });
        return ids.map((id) => times.get(id) ?? null);
      });
    ofPosition.set(projectId, loader);
    return loader;
  };
});

builder.prismaObjectFields('Candidate', (t) => ({
  hasMailAddress: t.boolean({
    description: 'NOA can write to the candidate: there is one e-mail address. Known in blind review too.',
    select: { email: true },
    resolve: ({ email }) => mailAddress(email) !== null,
  }),
  invitedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When this person was last invited to the position by e-mail.',
    args: { positionId: t.arg.id({ required: true }) },
    select: { id: true },
    resolve: ({ id }, { positionId }, ctx) => invitations(ctx)(readId('Project', positionId)).load(id),
  }),
  mailPreview: t.field({
    type: MailPreviewType,
    description: 'A mail as this candidate would read it. Nothing is sent.',
    args: {
      subject: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      positionId: t.arg.id(),
    },
    select: { id: true },
    resolve: ({ id: candidateId }, { positionId, ...mail }, ctx) =>
      previewMail(ctx, { ...mail, candidateId, positionId: positionId == null ? null : readId('Project', positionId) }),
  }),
}));
