import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HeadCell, Table } from '../../ui/Table.tsx';
import { TableFooter } from '../table/TableFooter.tsx';
import type { TabProps } from '../tabProps.ts';
import type { SuggestedTabQuery } from './__generated__/SuggestedTabQuery.graphql.ts';
import { SuggestedRow } from './SuggestedRow.tsx';

/** The server scores at most 300, so all are read at once, a hundred a query being its limit; the tab shows the best hundred. */
const read = 100;
const pageSize = 20;

/** Past applicants of other positions, best fit for this one first. */
export function SuggestedTab({ projectId, onOpen, attempt }: TabProps) {
  const [params, setParams] = useSearchParams();
  const [visit] = useState(() => Date.now());
  const { project } = useLazyLoadQuery<SuggestedTabQuery>(
    graphql`
      query SuggestedTabQuery($projectId: ID!, $first: Int!) {
        project(id: $projectId) {
          title
          skills
          suggestions(first: $first) {
            found
            edges {
              node {
                candidate {
                  id
                }
                ...SuggestedRow_suggestion
              }
            }
          }
        }
      }
    `,
    { projectId, first: read },
    { fetchPolicy: 'store-and-network', fetchKey: `${visit} ${attempt}` },
  );
  if (!project) return null;
  const { edges, found } = project.suggestions;
  const nodes = edges.flatMap(({ node }) => (node.candidate ? [{ id: node.candidate.id, node }] : []));
  if (nodes.length === 0) {
    const title = project.skills.length === 0 ? m.comparisons_suggested_no_skills() : m.comparisons_suggested_none();
    return <EmptyState drawing="candidates" title={title} className="rounded-card border border-line" />;
  }
  const pages = Math.ceil(nodes.length / pageSize);
  const page = Math.min(pages, readPage(params));
  const from = (page - 1) * pageSize;
  const rows = nodes.slice(from, from + pageSize);
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <p className="max-w-3xl text-sm text-muted">{m.comparisons_suggested_about({ shown: nodes.length, found })}</p>
      <Table label={m.comparisons_suggested()} className="min-w-[72rem]">
        <thead>
          <tr>
            <HeadCell className="w-56">{m.comparisons_candidate()}</HeadCell>
            <HeadCell>{m.comparisons_suggested_role()}</HeadCell>
            <HeadCell className="w-36">{m.comparisons_fit()}</HeadCell>
            <HeadCell>{m.comparisons_skill_level()}</HeadCell>
            <HeadCell>{m.comparisons_key_skills()}</HeadCell>
            <HeadCell numeric>{m.comparisons_experience()}</HeadCell>
            <HeadCell>{m.comparisons_location()}</HeadCell>
            <HeadCell>{m.comparisons_contact()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, node }) => (
            <SuggestedRow key={id} suggestion={node} role={project.title} onOpen={onOpen} />
          ))}
        </tbody>
      </Table>
      <TableFooter
        from={from + 1}
        to={from + rows.length}
        total={nodes.length}
        page={page}
        pages={pages}
        onPage={(next) => setParams((current) => withPage(current, next))}
      />
    </section>
  );
}

/** A positive finite number, else 1. */
function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isFinite(page) && page >= 1 ? Math.floor(page) : 1;
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
