import { z } from 'zod';
import { analyzeTexts } from '../../../core/comparisons/plain/analyzeTexts.ts';
import { compareTexts } from '../../../core/comparisons/plain/compareTexts.ts';
import { longestTexts } from '../../../core/limitedText.ts';
import { callerSignal } from '../callerSignal.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { candidatesBody, mostTexts, plainBody, readPlain } from './plainBody.ts';
import { presentVerdict, Verdict } from './verdict.ts';

const tags = ['analysis'];
const wholeText = z.string().max(longestTexts.any).regex(/\S/, 'Expected a text.');
const Claim = z.object({ text: z.string(), evidence: z.array(z.object({ text: z.string(), start: z.int(), end: z.int() })) });
const engine = z.string().describe('`local`, or the name of the model that read the texts.');

const Analysis = z
  .object({
    summary: z.string(),
    strengths: z.array(Claim),
    concerns: z.array(Claim),
    recommendation: z.string(),
    overall: z.number().nullable(),
    requirements_match: z.array(z.object({ requirement: z.string(), ...Verdict })),
    engine,
  })
  .meta({ id: 'CvAnalysis' });

const Compared = z
  .object({
    criteria: z.array(z.string()),
    candidates: z.array(z.string()),
    cells: z.array(z.object({ criterion: z.string(), candidate: z.string(), ...Verdict })),
    engine,
  })
  .meta({ id: 'ComparisonMatrix' });

const Combined = z
  .object({ summary: z.string(), ranking: z.array(z.object({ full_name: z.string(), reason: z.string() })), engine })
  .meta({ id: 'CombinedSummary' });

const comparedBody = candidatesBody.extend({
  candidates: z.array(plainBody).max(mostTexts),
  requirements: z
    .array(z.string().min(1).max(300))
    .max(100)
    .nullish()
    .describe('The criteria; without them, the skills that at least one candidate has.'),
});

/** Answered by the rules on this machine where no model is configured; `engine` says so. */
export function llmRoutes(scope: RestScope): void {
  scope.post(
    '/analysis/llm/analyze-cv',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'What a CV proves of what a job asks for: strengths, concerns and a recommendation, each with its lines',
        body: z.object({ pdf_text: wholeText, requirements_text: wholeText }),
        response: { 200: Analysis, ...problems },
      },
    },
    async ({ ctx, body }, reply) => {
      const signal = callerSignal(reply);
      const {
        assessment,
        overall,
        verdicts,
        engine: by,
      } = await analyzeTexts(ctx, {
        resumeText: body.pdf_text,
        jobText: body.requirements_text,
        signal,
      });
      const say = (text: { en: string; ru?: string }) => text[ctx.locale] ?? text.en;
      const claim = ({ text, evidence }: (typeof assessment.strengths)[number]): z.infer<typeof Claim> => ({
        text: say(text),
        evidence: evidence.map(({ text: quote, start, end }) => ({ text: quote, start, end })),
      });
      return {
        summary: say(assessment.summary),
        strengths: assessment.strengths.map(claim),
        concerns: assessment.concerns.map(claim),
        recommendation: say(assessment.recommendation.text),
        overall,
        requirements_match: verdicts.map((verdict) => ({ requirement: verdict.label, ...presentVerdict(verdict) })),
        engine: by,
      };
    },
  );

  scope.post(
    '/analysis/llm/compare-matrix',
    {
      config: needsRead,
      schema: { tags, summary: 'Candidates by criteria', body: comparedBody, response: { 200: Compared, ...problems } },
    },
    async ({ ctx, body: { candidates, requirements } }, reply) => {
      const given = candidates.map((one) => ({ plain: readPlain(one), text: one.raw_text ?? null }));
      const compared = await compareTexts(ctx, { given, requirements: requirements ?? null, signal: callerSignal(reply) });
      return {
        criteria: compared.criteria,
        candidates: compared.names,
        cells: compared.criteria.flatMap((criterion, index) =>
          compared.names.map((candidate, place) => ({
            criterion,
            candidate,
            ...presentVerdict(compared.verdicts[place]?.[index]),
          })),
        ),
        engine: compared.engine,
      };
    },
  );

  scope.post(
    '/analysis/llm/combine-summary',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'The candidates of a list in order, with reasons',
        body: comparedBody,
        response: { 200: Combined, ...problems },
      },
    },
    async ({ ctx, body: { candidates, requirements } }, reply) => {
      const given = candidates.map((one) => ({ plain: readPlain(one), text: one.raw_text ?? null }));
      const compared = await compareTexts(ctx, { given, requirements: requirements ?? null, signal: callerSignal(reply) });
      const { summary, ranking } = compared.summarize(ctx.locale);
      return { summary, ranking: ranking.map(({ name, reason }) => ({ full_name: name, reason })), engine: compared.engine };
    },
  );
}
