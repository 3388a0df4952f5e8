import { type ComparedTable, compareTexts } from '../../core/comparisons/plain/compareTexts.ts';
import { plainRequirementList, readPlainList } from '../../core/comparisons/plain/plainInput.ts';
import type { Summary } from '../../core/comparisons/plain/summarizeCompared.ts';
import { parseInput } from '../../core/input/parseInput.ts';
import type { RequirementVerdict } from '../../plugins/contract/relevance.ts';
import { builder } from '../builder.ts';
import { VerdictType } from '../common/enums.ts';
import { AnalysisType } from './analysis.ts';
import { PlainCandidateInput } from './plainCandidate.ts';
import { QuotationType } from './quotation.ts';

export const PlainVerdictType = builder.objectRef<RequirementVerdict>('PlainVerdict').implement({
  description: 'What is known about a candidate says about one requirement.',
  fields: (t) => ({
    verdict: t.expose('verdict', { type: VerdictType }),
    score: t.exposeInt('score', { nullable: true, description: '0 to 100; null when nothing is said either way.' }),
    explanation: t.string({ resolve: ({ explanation }, _args, { locale }) => explanation[locale] ?? explanation.en }),
    evidence: t.field({ type: [QuotationType], resolve: ({ evidence }) => evidence }),
  }),
});

const RankedReasonType = builder.objectRef<Summary['ranking'][number]>('RankedReason').implement({
  fields: (t) => ({ fullName: t.exposeString('name'), reason: t.exposeString('reason') }),
});

const PlainMatrixType = builder.objectRef<ComparedTable>('PlainMatrix').implement({
  description: 'Candidates by requirements.',
  fields: (t) => ({
    requirements: t.exposeStringList('criteria'),
    candidates: t.exposeStringList('names'),
    verdicts: t.field({
      type: t.listRef(t.listRef(PlainVerdictType)),
      description: 'Candidate by candidate, in the order of the requirements.',
      resolve: ({ verdicts }) => verdicts,
    }),
    summary: t.string({ resolve: ({ summarize }, _args, { locale }) => summarize(locale).summary }),
    ranking: t.field({
      type: [RankedReasonType],
      description: 'Best first: by requirements met, then by years.',
      resolve: ({ summarize }, _args, { locale }) => summarize(locale).ranking,
    }),
    engine: t.exposeString('engine', { description: '`local`, or the name of the model that read the texts.' }),
  }),
});

builder.objectFields(AnalysisType, (t) => ({
  matrix: t.field({
    type: PlainMatrixType,
    description: 'What each candidate has of each requirement, and the candidates in order, with reasons.',
    extensions: { cost: 200 },
    args: {
      candidates: t.arg({ type: [PlainCandidateInput], required: true }),
      requirements: t.arg.stringList({ description: 'Without them, the skills that at least one candidate has.' }),
    },
    resolve: (_analysis, { candidates, requirements }, ctx) =>
      compareTexts(ctx, {
        given: readPlainList(candidates),
        requirements: requirements ? parseInput(plainRequirementList, requirements) : null,
        signal: ctx.signal,
      }),
  }),
}));
