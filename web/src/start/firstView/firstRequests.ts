import analysis from '../../analysis/__generated__/AnalysisRouteQuery.graphql.ts';
import { requestBody } from '../../app/relay/requestBody.ts';
import shell from '../../app/shell/__generated__/shellQuery.graphql.ts';

/** Stands for the global id of the candidate whose UUID ends the address. */
const candidateInAddress = '{candidate}';

/**
 * Bodies of the queries that a screen sends first, which public/firstPaint.js sends before the code is there. The same texts as the application's own requests,
 * because that is how it finds their answers (app/relay/earlyAnswers.ts).
 */
export function firstRequests(screen: string): string[] {
  if (screen === 'login') return [];
  const requests = [requestBody(shell.params, {})];
  if (screen === 'analysis') requests.push(requestBody(analysis.params, { id: candidateInAddress, hasId: true }));
  return requests.map((request) => JSON.stringify(request));
}
