import { z } from 'zod';
import { analyzeTexts } from '../../../core/comparisons/plain/analyzeTexts.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { callerSignal } from '../callerSignal.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { engine } from './engine.ts';
import { presentVerdict, Verdict } from './verdict.ts';

const tags = ['analysis'];
const wholeText = z.string().max(longestTexts.any).regex(/\S/, 'Expected a text.');
const Claim = z.object({ text: z.string(), evidence: z.array(z.object({ text: z.string(), start: z.int(), end: z.int() })) });

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

/** Without a configured model, the local rules answer; `engine` says which. */
export function analyzeRoutes(scope: RestScope): void {
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
}
