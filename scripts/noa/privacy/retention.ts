import { z } from 'zod';
import type { Session } from '../command/command.ts';
import { findProject } from '../import/findProject.ts';
import type { RestClient } from '../rest/restClient.ts';
import type { ExitName } from '../terminal/exitCodes.ts';

const Answer = z.object({
  rule: z.object({ days: z.int(), counted_from: z.string(), set_at: z.string(), next_run_at: z.string() }).nullable(),
});
const Preview = z.object({
  candidates: z.int(),
  people: z.int(),
  first_ids: z.array(z.string()),
  hired: z.int(),
  saved: z.int(),
  busy: z.int(),
  first_run_at: z.string(),
  next_over_at: z.string().nullable(),
});
const Named = z.object({ full_name: z.string().nullable() });

export interface RetentionInput {
  project: string;
  days?: number | undefined;
  afterClosing: boolean;
  confirm?: number | undefined;
  off: boolean;
}

/** `noa retention`: the rule of a position, a preview, or a change. */
export async function runRetention(
  { project: named, days, afterClosing, confirm, off }: RetentionInput,
  session: Session,
): Promise<ExitName> {
  const { output } = session;
  const client = session.signedIn();
  const { id, title } = await findProject(client, named, {});
  const term = { days, counted_from: afterClosing ? 'position_closed' : 'last_activity' };
  if (off) await client.delete(`/projects/${id}/retention`);
  if (days !== undefined && confirm === undefined)
    return preview(session, client, { id, title, days, countedFrom: term.counted_from });
  const path = `/projects/${id}/retention`;
  const { rule } =
    confirm === undefined ? await client.get(path, Answer) : await client.post(path, { ...term, previewed: confirm }, Answer);
  if (rule === null) output.print(`"${title}" has no retention rule: candidates stay.`);
  else output.print(`"${title}": ${inWords(rule.days, rule.counted_from)} Next run: ${rule.next_run_at}.`);
  output.result({ project_id: id, rule });
  return 'ok';
}

async function preview(
  { output }: Session,
  client: RestClient,
  { id, title, days, countedFrom }: { id: string; title: string; days: number; countedFrom: string },
): Promise<ExitName> {
  const found = await client.get(`/projects/${id}/retention-preview?days=${days}&counted_from=${countedFrom}`, Preview);
  output.print(`"${title}", if set now: ${inWords(days, countedFrom)}`);
  output.print(`It would erase ${found.candidates} candidates (${found.people} people), first on ${found.first_run_at}.`);
  for (const candidate of found.first_ids) {
    const { full_name: name } = await client.get(`/candidates/${candidate}`, Named);
    output.print(`  ${name ?? candidate}`);
  }
  if (found.candidates > found.first_ids.length) output.print(`  and ${found.candidates - found.first_ids.length} more`);
  output.print(`Stay nevertheless: ${found.hired} hired, ${found.saved} saved, ${found.busy} being worked on.`);
  if (found.next_over_at !== null) output.print(`The next one's time is over on ${found.next_over_at}.`);
  output.note(`Nothing was set. To set the rule, add --confirm ${found.candidates}.`);
  output.result({ project_id: id, ...found });
  return 'ok';
}

function inWords(days: number, countedFrom: string): string {
  const since = countedFrom === 'last_activity' ? 'their last activity' : 'the position was closed';
  return `Candidates are erased ${days} days after ${since}. Hired and saved ones stay.`;
}
