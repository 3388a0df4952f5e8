import { Prisma, type ProjectStatus } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { olderThan, type RowInTime } from '../database/olderThan.ts';
import { containsPattern, searchWords } from '../input/searchWords.ts';
import { type ListedProject, summarizeProjects } from './summarizeProjects.ts';

/** Most positions listed: more than anybody pages through, and fewer than the parameters a query can take. */
const mostFound = 10_000;

export interface ProjectFilter {
  search?: string | null | undefined;
  status?: ProjectStatus | null | undefined;
  department?: string | null | undefined;
  /** Only archived ones instead of those that are not. */
  archived?: boolean | null | undefined;
  /** Only those that changed at this moment or later. */
  updatedSince?: Date | null | undefined;
}

export type ProjectSort = 'TITLE' | 'STATUS' | 'CANDIDATES' | 'LOCATION' | 'CREATED_AT';
export type SortDirection = 'ASC' | 'DESC';

export interface ProjectOrder {
  sort?: ProjectSort | null | undefined;
  direction?: SortDirection | null | undefined;
}

/** All given filters apply; the search covers title, department, location and required skills, and ignores case and accents. */
export async function projectWhere(
  { db }: Pick<Ctx, 'db'>,
  { search, status, department, archived, updatedSince }: ProjectFilter,
): Promise<Prisma.ProjectWhereInput> {
  const words = searchWords(search);
  return {
    deletingAt: null,
    archivedAt: archived ? { not: null } : null,
    ...(status && { status }),
    ...(updatedSince && { updatedAt: { gte: updatedSince } }),
    ...(department && { department: { equals: department, mode: 'insensitive' } }),
    ...(words.length > 0 && { id: { in: await findByWords(db, words) } }),
  };
}

/** The first expression is that of the index `projects_search_idx`. Required skills are those of the current revision. */
async function findByWords(db: Ctx['db'], words: readonly string[]): Promise<string[]> {
  const found = words.map(
    (word) => Prisma.sql`(fold_text(title || ' ' || department || ' ' || location) like ${containsPattern(word)}
      or current_revision_id in (
        select id from requirement_revisions where fold_text(array_to_string(required_skills, ' ')) like ${containsPattern(word)}))`,
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id::text as id from projects where ${Prisma.join(found, ' and ')} limit ${mostFound}::int`;
  return rows.map(({ id }) => id);
}

/** Newest first unless asked otherwise; ties by id, so that pages never overlap. */
export function projectOrder({ sort, direction }: ProjectOrder): Prisma.ProjectOrderByWithRelationInput[] {
  const way = direction ? (direction === 'ASC' ? 'asc' : 'desc') : sort && sort !== 'CREATED_AT' ? 'asc' : 'desc';
  const by: Record<ProjectSort, Prisma.ProjectOrderByWithRelationInput> = {
    TITLE: { title: way },
    STATUS: { status: way },
    CANDIDATES: { candidates: { _count: way } },
    LOCATION: { location: way },
    CREATED_AT: { createdAt: way },
  };
  return [by[sort ?? 'CREATED_AT'], { id: way }];
}

export interface ListProjectsInput extends ProjectFilter, ProjectOrder {
  skip?: number | undefined;
  /** Only projects below this one, in the usual order. */
  after?: RowInTime | undefined;
  take?: number | undefined;
}

/**
 * A page, and how many there are in all.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listProjects(ctx: Ctx, input: ListProjectsInput = {}): Promise<{ items: ListedProject[]; total: number }> {
  const [{ items }, total] = await Promise.all([
    pageProjects(ctx, input),
    listedWhere(ctx, input).then((where) => ctx.db.project.count({ where })),
  ]);
  return { items, total };
}

/**
 * A page, and whether anything comes after it: for callers who need not know how much.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function pageProjects(ctx: Ctx, input: ListProjectsInput): Promise<{ items: ListedProject[]; hasMore: boolean }> {
  requireViewer(ctx);
  const { skip, take } = input;
  const found = await ctx.db.project.findMany({
    where: await listedWhere(ctx, input),
    orderBy: projectOrder(input),
    ...(skip !== undefined && { skip }),
    ...(take !== undefined && { take: take + 1 }),
  });
  const items = await summarizeProjects(ctx, found.slice(0, take));
  return { items, hasMore: items.length < found.length };
}

async function listedWhere(ctx: Ctx, { after, ...filter }: ListProjectsInput): Promise<Prisma.ProjectWhereInput> {
  return { AND: [await projectWhere(ctx, filter), olderThan(after)] };
}
