import { z } from 'zod';
import { judgePlain } from '../../../core/comparisons/plain/judgePlain.ts';
import { mostTexts, plainRequirementList } from '../../../core/comparisons/plain/plainInput.ts';
import { withTexts } from '../../../core/comparisons/plain/withText.ts';
import { AppError } from '../../../core/errors.ts';
import { callerSignal } from '../callerSignal.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { candidatesBody, readPlain } from './plainBody.ts';
import { presentVerdict, Verdict } from './verdict.ts';

const Matrix = z
  .object({
    requirements: z.array(z.string()),
    candidates: z.array(z.string()),
    cells: z.array(z.object({ requirement: z.string(), candidate: z.string(), ...Verdict })),
    engine: z.string(),
  })
  .meta({ id: 'RelevanceMatrix' });

export function matrixRoutes(scope: RestScope): void {
  scope.post(
    '/analysis/relevant-matrix',
    {
      config: needsRead,
      schema: {
        tags: ['analysis'],
        summary: 'What each candidate has of each requirement: verdict, score and the line it rests on',
        body: candidatesBody.extend({ requirements: plainRequirementList }),
        response: { 200: Matrix, ...problems },
      },
    },
    async ({ ctx, body: { requirements, candidates: bodies } }, reply) => {
      const given = bodies.map((one) => ({ plain: readPlain(one), text: one.raw_text ?? null }));
      if (given.filter(({ text }) => text !== null).length > mostTexts)
        throw new AppError('INVALID_INPUT', { message: `At most ${mostTexts} candidates with raw_text.` }, [
          { pointer: '/candidates', message: `At most ${mostTexts} with raw_text.` },
        ]);
      const { candidates, engine } = await withTexts(ctx, given, callerSignal(reply));
      const rows = await judgePlain(ctx, { requirements, candidates });
      return {
        requirements,
        candidates: candidates.map(({ name }) => name),
        cells: requirements.flatMap((requirement, index) =>
          candidates.map(({ name }, place) => ({
            requirement,
            candidate: name,
            ...presentVerdict(rows[place]?.[index]),
          })),
        ),
        engine,
      };
    },
  );
}
