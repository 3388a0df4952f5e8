import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { overallScores } from '../../core/scoring/overallScores.ts';
import type { ScoreDetail, ScoreDetails } from '../../core/scoring/scoreDetails.ts';
import type { Facet } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { EvidenceType, withSource } from '../facts/evidence.ts';
import type { RequestContext } from '../requestContext.ts';
import { columnOf, FacetColumnType } from './facetColumn.ts';

const overalls = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<string, number | null>(async (candidateIds) => {
      const scores = await overallScores(ctx, { candidateIds });
      return candidateIds.map((id) => scores.get(id) ?? null);
    }),
);

interface ScoredFacet {
  facet: Facet;
  detail: ScoreDetail;
  documentId: string | null;
}

const FacetScoreType = builder.objectRef<ScoredFacet>('FacetScore').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ facet }) => facet.id }),
    label: t.string({ resolve: ({ facet: { label } }, _args, { locale }) => label[locale] ?? label.en }),
    method: t.string({
      nullable: true,
      description: 'How the value is computed; null when the plugin does not say.',
      resolve: ({ facet: { method } }, _args, { locale }) => (method ? (method[locale] ?? method.en) : null),
    }),
    defaultWeight: t.float({ resolve: ({ facet }) => facet.defaultWeight }),
    column: t.field({ type: FacetColumnType, nullable: true, resolve: ({ facet }) => columnOf(facet) }),
    value: t.float({
      nullable: true,
      description: '0 to 100; null when there is nothing to score against.',
      resolve: ({ detail }) => detail.value,
    }),
    explanation: t.string({ resolve: ({ detail: { explanation } }, _args, { locale }) => explanation[locale] ?? explanation.en }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ detail, documentId }) => withSource(detail.evidence, documentId) }),
  }),
});

builder.prismaObject('CandidateScore', {
  name: 'Score',
  select: { candidateId: true },
  fields: (t) => ({
    overall: t.float({
      nullable: true,
      description: "0 to 100, one decimal, under the facets' default weights.",
      resolve: ({ candidateId }, _args, ctx) => overalls(ctx).load(candidateId),
    }),
    matchedSkills: t.exposeInt('matchedSkills'),
    scoredAt: t.expose('scoredAt', { type: 'DateTime' }),
    facets: t.field({
      type: [FacetScoreType],
      select: { details: true, candidate: { select: { facts: { select: { documentId: true } } } } },
      resolve: ({ details, candidate }, _args, { plugins }) => {
        const documentId = candidate.facts?.documentId ?? null;
        const scored = details as unknown as ScoreDetails;
        // A facet that was registered after the candidate was scored has no value yet.
        return plugins.facets.flatMap((facet) =>
          scored[facet.id] ? [{ facet, detail: scored[facet.id] as ScoreDetail, documentId }] : [],
        );
      },
    }),
  }),
});
