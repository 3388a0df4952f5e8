import { z } from 'zod';
import { compareTexts } from '../../../core/comparisons/plain/compareTexts.ts';
import { mostTexts, plainRequirementList } from '../../../core/comparisons/plain/plainInput.ts';
import { callerSignal } from '../callerSignal.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { engine } from './engine.ts';
import { candidatesBody, plainBody, readPlain } from './plainBody.ts';
import { presentVerdict, Verdict } from './verdict.ts';

const tags = ['analysis'];

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
  requirements: plainRequirementList
    .nullish()
    .describe('The criteria; without them, the skills that at least one candidate has.'),
});

/** Without a configured model, the local rules answer; `engine` says which. */
export function llmRoutes(scope: RestScope): void {
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
