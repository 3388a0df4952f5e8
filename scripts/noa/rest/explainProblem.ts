import { z } from 'zod';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';

const Problem = z.object({
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).default([]),
});

/** A failed answer as a sentence, with the fields it names, and what to do next. */
export async function explainProblem(response: Response, url: string): Promise<CommandError> {
  const problem = Problem.safeParse(await response.json().catch(() => null)).data;
  if (problem === undefined)
    return new CommandError(
      'unreachable',
      `${url} answered ${response.status} and is perhaps not NOA.`,
      'Check --url or NOA_URL.',
    );
  const fields = problem.errors.map(({ pointer, message }) => `${pointer.replace(/^\//, '')}: ${message}`);
  const message = [problem.detail, ...fields.filter((field) => !field.endsWith(problem.detail))].join('\n  ');
  return new CommandError(exitOf(response.status), message, nextSteps[problem.code] ?? null, problem.code);
}

function exitOf(status: number): ExitName {
  if (status === 401 || status === 403) return 'notSignedIn';
  return status >= 500 || status === 429 ? 'unreachable' : 'refused';
}

const nextSteps: Record<string, string> = {
  UNAUTHENTICATED: 'Run "noa login", or set NOA_TOKEN to a personal access token (Settings → API tokens).',
  SCOPE_MISSING: 'Run "noa login", or make a token with this scope in Settings → API tokens.',
  NOT_LOCAL: 'Run noa on the same machine as the server.',
  WRONG_CODE: 'Run "noa login" again for a new code.',
};
