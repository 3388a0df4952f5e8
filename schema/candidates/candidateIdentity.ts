import { resumeOf } from '../../core/candidates/resumeOf.ts';
import { builder } from '../builder.ts';
import { candidateMask } from '../privacy/ownerMask.ts';

/** The identifying fields of a candidate, which blind review hides. */
builder.prismaObjectFields('Candidate', (t) => ({
  fullName: t.exposeString('fullName', {
    nullable: true,
    blind: 'label',
    description: 'Null when the document names nobody.',
  }),
  displayName: t.string({
    blind: 'label',
    description: "The name, or the file's name where there is none.",
    select: { fullName: true, documents: { ...resumeOf, select: { fileName: true } } },
    resolve: ({ fullName, documents }) => fullName ?? documents[0]?.fileName ?? '',
  }),
  email: t.exposeString('email', { nullable: true, blind: 'value' }),
  phone: t.exposeString('phone', { nullable: true, blind: 'value' }),
  website: t.exposeString('website', { nullable: true, blind: 'value' }),
  linkedin: t.exposeString('linkedin', { nullable: true, blind: 'value' }),
  identityHidden: t.boolean({
    description: 'Blind review hides who this is from the viewer; `revealCandidate` opens it.',
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await candidateMask(ctx, id)) !== null,
  }),
}));
