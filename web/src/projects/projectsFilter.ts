import type { ProjectSort, ProjectStatus, SortDirection } from './__generated__/ProjectsRouteQuery.graphql.ts';

/** The search, filters and order of the list of positions, as in the address. */
export interface ProjectsFilter {
  search: string;
  status: ProjectStatus | 'all';
  department: string;
  archived: boolean;
  sort: ProjectSort;
  direction: SortDirection;
}

export const statuses: readonly ProjectStatus[] = ['OPEN', 'DRAFT', 'CLOSED', 'ON_HOLD'];
export const departments = ['Engineering', 'Design', 'Analytics', 'Infrastructure', 'AI/ML'] as const;
export const sorts: readonly ProjectSort[] = ['CREATED_AT', 'TITLE', 'STATUS', 'CANDIDATES', 'LOCATION'];

/** Reads the address; invalid values are ignored. */
export function readProjectsFilter(params: URLSearchParams): ProjectsFilter {
  const sort = oneOf(params.get('sort'), sorts) ?? 'CREATED_AT';
  return {
    search: params.get('q')?.trim() ?? '',
    status: oneOf(params.get('status'), statuses) ?? 'all',
    department: departments.find((name) => name === params.get('department')) ?? 'all',
    archived: params.get('archived') === '1',
    sort,
    direction: oneOf(params.get('dir'), ['ASC', 'DESC'] as const) ?? defaultDirection(sort),
  };
}

/** The address after a change; defaults are left out. Other parameters stay. */
export function writeProjectsFilter(params: URLSearchParams, change: Partial<ProjectsFilter>): URLSearchParams {
  const filter = { ...readProjectsFilter(params), ...change };
  const next = new URLSearchParams(params);
  const put = (key: string, value: string, rest: string) => (value === rest ? next.delete(key) : next.set(key, value));
  put('q', filter.search, '');
  put('status', filter.status.toLowerCase(), 'all');
  put('department', filter.department, 'all');
  put('archived', filter.archived ? '1' : '', '');
  put('sort', filter.sort.toLowerCase(), 'created_at');
  put('dir', filter.direction.toLowerCase(), defaultDirection(filter.sort).toLowerCase());
  return next;
}

export function isFiltered({ search, status, department, archived }: ProjectsFilter): boolean {
  return archived || search !== '' || status !== 'all' || department !== 'all';
}

/** The default direction: newest and highest first, words from A to Z. */
export function defaultDirection(sort: ProjectSort): SortDirection {
  return sort === 'CREATED_AT' || sort === 'CANDIDATES' ? 'DESC' : 'ASC';
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text?.toUpperCase());
}
