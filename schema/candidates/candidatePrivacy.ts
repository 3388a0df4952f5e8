import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { listAccess } from '../../core/audit/listAccess.ts';
import { exportCandidateData } from '../../core/exports/exportCandidateData.ts';
import type { AuditEvent } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { authorName } from '../common/authorName.ts';
import { RejectionReasonType, StageType } from '../common/enums.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';

type Details = Partial<Record<'from' | 'to' | 'reason', never>> & { count?: number; field?: string };
const detailsOf = ({ details }: AuditEvent) => details as Details;

const AccessType = builder.objectRef<AuditEvent>('CandidateAccess').implement({
  description: 'One record of the audit log: who saw, changed, exported or moved a candidate.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Access', id) }),
    action: t.exposeString('action', { description: 'As in the audit log: `candidate.seen`, `candidates.exported`.' }),
    at: t.expose('createdAt', { type: 'DateTime' }),
    by: t.string({
      nullable: true,
      description: 'Null: NOA itself, or a deleted account.',
      resolve: ({ actorId }, _args, ctx) => authorName(ctx, actorId),
    }),
    byViewer: t.boolean({ resolve: ({ actorId }, _args, { viewer }) => actorId !== null && actorId === viewer?.userId }),
    fromStage: t.field({ type: StageType, nullable: true, resolve: (event) => stageMove(event)?.from ?? null }),
    toStage: t.field({ type: StageType, nullable: true, resolve: (event) => stageMove(event)?.to ?? null }),
    rejectionReason: t.field({
      type: RejectionReasonType,
      nullable: true,
      resolve: (event) => stageMove(event)?.reason ?? null,
    }),
    count: t.int({
      nullable: true,
      description: 'Of an export: the candidates in it.',
      resolve: (event) => detailsOf(event).count ?? null,
    }),
    field: t.string({
      nullable: true,
      description: 'Of a correction: which field.',
      resolve: (event) => detailsOf(event).field ?? null,
    }),
  }),
});

function stageMove(event: AuditEvent): Details | null {
  return event.action === 'candidate.stage-changed' ? detailsOf(event) : null;
}

builder.prismaObjectFields('Candidate', (t) => ({
  accessHistory: t.connection({
    type: AccessType,
    description: 'Who saw, changed, exported and moved the candidate, newest first.',
    extensions: { cost: 10 },
    select: { id: true },
    resolve: ({ id }, args, ctx) =>
      resolveOffsetConnection({ args }, ({ offset, limit }) => listAccess(ctx, { candidateId: id, skip: offset, take: limit })),
  }),
}));

builder.queryField('candidateData', (t) =>
  t.string({
    description: 'Everything stored about a candidate, as JSON, to answer a person who asks for their data. Recorded.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 200 },
    resolve: (_root, { id }, ctx) => exportCandidateData(ctx, { candidateId: readId('Candidate', id) }),
  }),
);
