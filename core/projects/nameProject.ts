import type { Prisma } from '../../prisma/generated/client.ts';
import { lockProject } from './lockProject.ts';
import { projectFields } from './projectFields.ts';
import { proposeProjectFields } from './proposeProjectFields.ts';
import { type JobSource, mergeJobFacts } from './requirements/mergeJobFacts.ts';

/** A project's title until its job description is read. */
export const unnamedProject = { en: 'New position', ru: 'Новая вакансия' } as const;

/**
 * Names a project after its job descriptions, if nobody has named it, and derives the other fields from that title. If they have no title, the first file's
 * name is used.
 */
export async function nameProject(
  tx: Prisma.TransactionClient,
  { projectId, sources }: { projectId: string; sources: readonly JobSource[] },
): Promise<void> {
  const facts = mergeJobFacts(sources);
  const project = await lockProject(tx, { id: projectId });
  const title = projectFields.title.safeParse(facts.title?.value.slice(0, 200) ?? fileTitle(sources));
  if (!title.success || title.data === project.title) return;
  const { department, type, level, location } = proposeProjectFields({ title: title.data });
  const place = projectFields.location.safeParse(facts.location?.value.slice(0, 200));
  const data = { title: title.data, department, type, level, location: place.success ? place.data : location };
  await tx.project.update({ where: { id: projectId }, data });
}

function fileTitle(sources: readonly JobSource[]): string {
  return (sources[0]?.fileName ?? '').replace(/\.\w{1,5}$/, '').slice(0, 200);
}
