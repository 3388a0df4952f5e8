import type { Project } from '../../prisma/generated/client.ts';
import type { RequestContext } from '../requestContext.ts';

/** For `t.loadable` fields: projects by id in one query; null for deleted ones. */
export async function loadProjects(ids: string[], { db }: RequestContext): Promise<(Project | null)[]> {
  const found = await db.project.findMany({ where: { id: { in: ids } } });
  const projects = new Map(found.map((project) => [project.id, project]));
  return ids.map((id) => projects.get(id) ?? null);
}
