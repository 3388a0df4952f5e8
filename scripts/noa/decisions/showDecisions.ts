import { z } from 'zod';
import type { Session } from '../command/command.ts';
import { findProject } from '../import/findProject.ts';
import type { RestClient } from '../rest/restClient.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import type { Output } from '../terminal/output.ts';
import { type Effect, EffectOf, type Report, ReportOf } from './report.ts';

const WithEffect = ReportOf.extend({ effect: EffectOf.nullable() });
const Person = z.object({ full_name: z.string().nullable() });
const Preset = z.object({ id: z.string(), name: z.string() });

/** Prints what decisions say, with a position also what the proposed weights would do there, and takes them if asked to. */
export async function showDecisions(
  { project: named, take = false }: { project?: string | undefined; take?: boolean | undefined },
  session: Session,
): Promise<ExitName> {
  const { output } = session;
  const client = session.signedIn();
  if (named === undefined) {
    const report = await client.get('/decisions', ReportOf);
    printReport(output, report);
    output.result(report);
    return 'ok';
  }
  const project = await findProject(client, named, {});
  const report = await client.get(`/projects/${project.id}/decisions`, WithEffect);
  printReport(output, report);
  const { effect, proposal } = report;
  if (effect) await printEffect(output, client, { title: project.title, effect });
  if (!take) {
    output.result(report);
    return 'ok';
  }
  if (proposal === null) {
    output.warn('There is no proposal to take.');
    output.result({ ...report, taken: null });
    return 'someFailed';
  }
  const shares = Object.fromEntries(proposal.shares.map(({ key, proposed }) => [key, proposed]));
  const taken = await client.post(`/projects/${project.id}/decisions/take`, { shares }, Preset);
  output.print(`Saved as your preset "${taken.name}". Choose it under Metrics Constructor.`);
  output.result({ ...report, taken });
  return 'ok';
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const interval = ({ value, low, high }: { value: number; low: number; high: number }) =>
  `${percent(value)} (95 %: ${percent(low)} to ${percent(high)})`;

const reasons: Readonly<Record<string, string>> = {
  few_positions:
    'No proposal: weights are tried at positions that they were not fitted to, so it takes two with both kinds of decision.',
  no_sure_gain: 'No proposal: no other weights surely agree better.',
  same_weights: 'No proposal: the weights in use agree best.',
};

function printReport(output: Output, { decisions, counted, needed, agreement, proposal, no_proposal: reason }: Report): void {
  if (agreement === null) {
    output.print(`There are ${decisions} decisions; with ${needed} NOA compares the ranking with them.`);
    return;
  }
  const { went_on: wentOn, rejected, positions, auc, ndcg_at_10: ndcg } = agreement;
  if (counted < decisions) output.print(`The newest ${counted} of ${decisions} decisions:`);
  output.print(`${wentOn} went on, ${rejected} were rejected, at ${positions} positions.`);
  output.print(`Ranked above a rejected person (AUC): ${auc ? interval(auc) : 'unknown'}`);
  output.print(`First ten places (NDCG@10): ${ndcg ? interval(ndcg) : 'unknown'}`);
  if (proposal) {
    output.print(`Proposed weights agree better (AUC): ${interval(proposal.auc)}`);
    output.print(`Gain: ${interval(proposal.gain)}`);
    for (const { key, now, proposed } of proposal.shares) output.print(`  ${key}: ${now} % -> ${proposed} %`);
  } else if (reason !== null) output.print(reasons[reason] ?? reason);
}

async function printEffect(
  output: Output,
  client: RestClient,
  { title, effect }: { title: string; effect: Effect },
): Promise<void> {
  const name = async (id: string) => (await client.get(`/candidates/${id}`, Person)).full_name ?? id;
  const list = async (label: string, places: Effect['moves']) => {
    output.print(`${label}: ${places.length === 0 ? 'nobody' : places.length}`);
    for (const { candidate_id: id, before, after } of places) output.print(`  ${await name(id)}: ${before} -> ${after}`);
  };
  output.print(`At "${title}", of ${effect.people} people:`);
  await list('Into the first ten', effect.entered);
  await list('Out of the first ten', effect.left);
  await list('Largest moves among the first fifty', effect.moves);
  if (effect.ratios.length === 0) output.print('Impact ratios: unknown, nobody has stated sex or race/ethnicity.');
  else output.print('Impact ratios:');
  const ratio = (value: number | null) => (value === null ? 'unknown' : value.toFixed(3));
  for (const { sex, race_ethnicity: race, count, before, after, falls } of effect.ratios)
    output.print(
      `  ${[sex, race].filter(Boolean).join(', ')} (${count}): ${ratio(before)} -> ${ratio(after)}${falls ? ', falls below 0.80' : ''}`,
    );
  if (effect.refused_for) output.warn('These weights cannot be taken here: an impact ratio would fall below 0.80.');
}
