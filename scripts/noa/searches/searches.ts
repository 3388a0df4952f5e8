import { z } from 'zod';
import type { Session } from '../command/command.ts';
import { findProject } from '../import/findProject.ts';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';

const Search = z.object({ id: z.string(), name: z.string(), tell: z.boolean(), fresh: z.int(), looked_at: z.string() });
const Searches = z.object({ items: z.array(Search) });
const LookedAt = z.object({ since: z.string(), fresh: z.int(), candidate_ids: z.array(z.string()) });
const Named = z.object({ full_name: z.string().nullable() });
/** Of people whose names are printed. */
const mostNamed = 20;

export interface SearchesInput {
  project: string;
  save?: string | undefined;
  search?: string | undefined;
  skill: string[];
  tell: boolean;
  look?: string | undefined;
  delete?: string | undefined;
}

/** `noa searches`: the caller's saved searches of a position. */
export async function runSearches(input: SearchesInput, session: Session): Promise<ExitName> {
  const { output } = session;
  const client = session.signedIn();
  const { id, title } = await findProject(client, input.project, {});
  if (input.save !== undefined) {
    const filter = { q: input.search ?? null, skills: input.skill };
    const saved = await client.post(`/projects/${id}/searches`, { name: input.save, filter, tell: input.tell }, Search);
    output.print(`Saved "${saved.name}" for "${title}".`);
    output.result(saved);
    return 'ok';
  }
  const { items } = await client.get(`/projects/${id}/searches?limit=50`, Searches);
  if (input.look !== undefined) return look(session, client, findNamed(items, input.look));
  if (input.delete !== undefined) {
    const found = findNamed(items, input.delete);
    await client.delete(`/searches/${found.id}`);
    output.print(`Deleted "${found.name}".`);
    output.result({ deleted: found.id });
    return 'ok';
  }
  if (items.length === 0) output.print(`You have no saved searches for "${title}".`);
  for (const { name, fresh, tell, looked_at } of items)
    output.print(`${name}: ${tell ? `${fresh} new or changed` : 'not counted, because it does not tell'} since ${looked_at}`);
  output.result({ project_id: id, searches: items });
  return 'ok';
}

async function look({ output }: Session, client: RestClient, { id, name }: z.infer<typeof Search>): Promise<ExitName> {
  const found = await client.post(`/searches/${id}/look`, {}, LookedAt);
  output.print(`${name}: ${found.fresh} new or changed since ${found.since}.`);
  for (const candidate of found.candidate_ids.slice(0, mostNamed)) {
    const { full_name } = await client.get(`/candidates/${candidate}`, Named);
    output.print(`  ${full_name ?? candidate}`);
  }
  if (found.fresh > mostNamed) output.print(`  and ${found.fresh - mostNamed} more`);
  output.result({ id, name, ...found });
  return 'ok';
}

/** @throws CommandError refused */
function findNamed(searches: readonly z.infer<typeof Search>[], name: string): z.infer<typeof Search> {
  const found = searches.find((search) => search.name.toLowerCase() === name.trim().toLowerCase());
  if (found) return found;
  throw new CommandError('refused', `You have no saved search called "${name}".`, 'Run it without --look to see yours.');
}
