import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';

const Project = z.object({ id: z.string(), title: z.string() });
const Projects = z.object({ items: z.array(Project) });

export type Project = z.infer<typeof Project>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds a position by id or title, ignoring case.
 *
 * @param create whether to create it if there is none; undefined where the command cannot
 *
 * @throws CommandError refused when there is none and it is not to be created; usage when there are several
 */
export async function findProject(client: RestClient, named: string, { create }: { create?: boolean }): Promise<Project> {
  if (uuid.test(named)) return client.get(`/projects/${named}`, Project);
  const { items } = await client.get(`/projects?q=${encodeURIComponent(named)}`, Projects);
  const [only, ...others] = items.filter(({ title }) => fold(title) === fold(named));
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined) {
    const ids = [only, ...others].map(({ id }) => `  ${id}`).join('\n');
    throw new CommandError(
      'usage',
      `Several positions are called "${only.title}":\n${ids}`,
      'Name one by its id: --project <id>.',
    );
  }
  if (create) return client.post('/projects', { title: named }, Project);
  const similar = items.slice(0, 5).map(({ title }) => `"${title}"`);
  const hint = similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
  throw new CommandError(
    'refused',
    `There is no position called "${named}".${hint}`,
    create === undefined ? 'Name one by its title, as NOA shows it, or by its id.' : 'Add --create to create it.',
  );
}

function fold(title: string): string {
  return title.trim().toLowerCase();
}
