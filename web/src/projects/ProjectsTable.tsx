import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { ShowMore } from '../app/errors/ShowMore.tsx';
import { m } from '../paraglide/messages.js';
import { HeadCell, Table } from '../ui/Table.tsx';
import type { ProjectSort } from './__generated__/ProjectsRouteQuery.graphql.ts';
import type { ProjectsTable_query$key } from './__generated__/ProjectsTable_query.graphql.ts';
import type { ProjectsTablePageQuery } from './__generated__/ProjectsTablePageQuery.graphql.ts';
import { columns } from './columns.ts';
import { NoProjects } from './NoProjects.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { defaultDirection, readProjectsFilter, writeProjectsFilter } from './projectsFilter.ts';

export interface ProjectsTableProps {
  query: ProjectsTable_query$key;
  onAdd: () => void;
  onShow: (internalId: string) => void;
  /** Called with the list's id, so that a new position can be put on top of the list. */
  children: (connection: string) => ReactNode;
}

const pageSize = 50;

export function ProjectsTable({ query, onAdd, onShow, children }: ProjectsTableProps) {
  const { data, ...list } = usePaginationFragment<ProjectsTablePageQuery, ProjectsTable_query$key>(
    graphql`
      fragment ProjectsTable_query on Query
      @refetchable(queryName: "ProjectsTablePageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        projects(first: $first, after: $after, search: $search, status: $status, department: $department, archived: $archived, sort: $sort, direction: $direction)
          @connection(key: "ProjectsTable_projects") {
          __id
          totalCount
          edges {
            node {
              id
              ...ProjectRow_project
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges, totalCount } = data.projects;
  const header = useSortableHeader();
  return (
    <>
      {children(connection)}
      {edges.length === 0 ? (
        <NoProjects onAdd={onAdd} />
      ) : (
        <>
          <Table label={m.projects_title()} frameClassName="@container flex-1" className="table-fixed">
            <thead>
              <tr>
                <HeadCell {...header('TITLE')} className={columns.position}>
                  {m.projects_column_position()}
                </HeadCell>
                <HeadCell className={columns.department}>{m.projects_column_department()}</HeadCell>
                <HeadCell {...header('STATUS')} className={columns.status}>
                  {m.projects_column_status()}
                </HeadCell>
                <HeadCell {...header('CANDIDATES')} numeric className={columns.candidates}>
                  {m.projects_column_candidates()}
                </HeadCell>
                <HeadCell {...header('LOCATION')} className={columns.location}>
                  {m.projects_column_location()}
                </HeadCell>
                <HeadCell className={columns.skills}>{m.projects_column_skills()}</HeadCell>
                <HeadCell className={columns.actions}>
                  <span className="sr-only">{m.projects_column_actions()}</span>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {edges.map(({ node }) => (
                <ProjectRow key={node.id} project={node} onShow={onShow} />
              ))}
            </tbody>
          </Table>
          <div className="flex items-center justify-between gap-2 px-6 py-3 text-sm text-muted max-sm:px-4">
            <span className="tabular-nums">{m.projects_count({ count: totalCount })}</span>
            <ShowMore list={list} count={pageSize} />
          </div>
        </>
      )}
    </>
  );
}

/** Header buttons sort by their column; a second click reverses the order. */
function useSortableHeader() {
  const [params, setParams] = useSearchParams();
  const { sort, direction } = readProjectsFilter(params);
  return (column: ProjectSort) => ({
    sorted: sort === column ? (direction === 'ASC' ? ('asc' as const) : ('desc' as const)) : null,
    onSort: () => {
      const turned = direction === 'ASC' ? ('DESC' as const) : ('ASC' as const);
      setParams(
        (previous) =>
          writeProjectsFilter(previous, { sort: column, direction: sort === column ? turned : defaultDirection(column) }),
        { replace: true },
      );
    },
  });
}
