import type { Project } from '../../prisma/generated/client.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';

/** A position as lists show it. */
export interface ListedProject extends Project {
  /** Required now. */
  requiredSkills: string[];
  candidateCount: number;
}

type Summary = Pick<ListedProject, 'id' | 'requiredSkills' | 'candidateCount'>;

/** Adds what lists show besides a position's own fields: one statement, which counts the candidates of these positions alone. */
export async function summarizeProjects({ db }: Pick<Ctx, 'db'>, projects: readonly Project[]): Promise<ListedProject[]> {
  if (projects.length === 0) return [];
  const rows = await db.$queryRaw<Summary[]>`
    select projects.id::text as id, coalesce(required_skills, '{}') as "requiredSkills",
      (select count(*)::int from candidates where candidates.project_id = projects.id and ${isActive}) as "candidateCount"
    from projects left join requirement_revisions on requirement_revisions.id = current_revision_id
    where projects.id = any(${projects.map(({ id }) => id)}::uuid[])`;
  const summaries = new Map(rows.map((row) => [row.id, row]));
  // Whoever was deleted meanwhile has no summary.
  return projects.flatMap((project) => {
    const summary = summaries.get(project.id);
    return summary === undefined ? [] : [{ ...project, ...summary }];
  });
}
