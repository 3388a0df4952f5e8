import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { type JudgedRequirement, requirementVerdicts } from '../../core/comparisons/requirementVerdicts.ts';
import type { MustHaves } from '../../core/scoring/judgeFacts.ts';
import { builder } from '../builder.ts';
import { ImportanceType, RequirementCategoryType, RequirementKindType, VerdictType } from '../common/enums.ts';
import { EvidenceType, withSource } from '../facts/evidence.ts';
import type { RequestContext } from '../requestContext.ts';

const verdictsOf = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<Asked, JudgedRequirement[], string>(
      async (asked) => {
        const found = new Map<string | null, Map<string, JudgedRequirement[]>>();
        for (const key of new Set(asked.map((one) => one.key))) {
          const candidateIds = asked.filter((one) => one.key === key).map(({ candidateId }) => candidateId);
          found.set(key, await requirementVerdicts(ctx, { key, candidateIds }));
        }
        return asked.map(({ candidateId, key }) => found.get(key)?.get(candidateId) ?? []);
      },
      { cacheKeyFn: ({ candidateId, key }) => `${candidateId} ${key ?? ''}` },
    ),
);

interface Asked {
  candidateId: string;
  /** Null: all requirements. */
  key: string | null;
}

const RequirementVerdictType = builder.objectRef<JudgedRequirement>('RequirementVerdict').implement({
  description: "What a candidate's document says about one requirement of the position.",
  fields: (t) => ({
    label: t.string({
      description: "In the job description's words.",
      resolve: ({ requirement }) => requirement.label,
    }),
    kind: t.field({ type: RequirementKindType, resolve: ({ requirement }) => requirement.kind }),
    category: t.field({ type: RequirementCategoryType, resolve: ({ requirement }) => requirement.category }),
    importance: t.field({ type: ImportanceType, resolve: ({ requirement }) => requirement.importance }),
    knockOut: t.boolean({
      description: 'Candidates who miss it rank below everyone else.',
      resolve: ({ requirement }) => requirement.knockOut,
    }),
    minYears: t.float({ nullable: true, resolve: ({ requirement }) => requirement.minYears }),
    verdict: t.expose('verdict', { type: VerdictType }),
    score: t.exposeInt('score', { nullable: true, description: '0 to 100; null when the document says nothing either way.' }),
    explanation: t.string({ resolve: ({ explanation }, _args, { locale }) => explanation[locale] ?? explanation.en }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence, documentId }) => withSource(evidence, documentId) }),
    lookedFor: t.exposeStringList('lookedFor', { description: 'Names and aliases that were looked for and not found.' }),
  }),
});

const MustHavesType = builder.objectRef<MustHaves>('MustHaves').implement({
  fields: (t) => ({
    met: t.exposeInt('met'),
    total: t.exposeInt('total'),
    unknown: t.exposeInt('unknown', { description: 'Those that the document says nothing about.' }),
    knockedOut: t.exposeBoolean('knockedOut', { description: 'Misses a knock-out: ranks below everyone who does not.' }),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  requirementVerdicts: t.field({
    type: [RequirementVerdictType],
    description: 'By requirement of the position, must-haves first. Empty while the document is not read.',
    args: { key: t.arg.string({ description: 'Only the requirement with this key.' }) },
    extensions: { cost: 10 },
    select: { id: true },
    resolve: ({ id }, { key }, ctx) => verdictsOf(ctx).load({ candidateId: id, key: key ?? null }),
  }),
  mustHaves: t.field({
    type: MustHavesType,
    nullable: true,
    description: 'Null until scored, and when the position has no must-haves.',
    select: { score: { select: { mustMet: true, mustTotal: true, mustUnknown: true, knockedOut: true } } },
    resolve: ({ score }) => {
      if (!score?.mustTotal) return null;
      const { mustMet: met, mustTotal: total, mustUnknown: unknown, knockedOut } = score;
      return { met, total, unknown, knockedOut };
    },
  }),
}));
