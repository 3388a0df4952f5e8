import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import { readPage, withPage } from '../readPage.ts';
import { tabParams } from '../tabAddress.ts';
import { TableFooter } from '../table/TableFooter.tsx';
import type { TabProps } from '../tabProps.ts';
import type { SuggestedTabQuery } from './__generated__/SuggestedTabQuery.graphql.ts';
import { InviteBar } from './InviteBar.tsx';
import { SuggestedRow } from './SuggestedRow.tsx';
import { SuggestedTable } from './SuggestedTable.tsx';
import { usePicked } from './usePicked.ts';

/** The server scores at most 300, so all are read at once, a hundred a query being its limit; the tab shows the best hundred. */
const mostScored = 300;
const read = 100;
const pageSize = 20;

/** Past applicants of other positions, best fit for this one first; they can be invited. */
export function SuggestedTab({ projectId, onOpen, attempt }: TabProps) {
  const [params, setParams] = useSearchParams();
  const [visit] = useState(() => Date.now());
  const [invited, setInvited] = useState(0);
  const picked = usePicked();
  const data = useLazyLoadQuery<SuggestedTabQuery>(
    query,
    { projectId, first: read },
    { fetchPolicy: 'store-and-network', fetchKey: `${visit} ${attempt} ${invited}` },
  );
  const { project } = data;
  if (!project) return null;
  const { edges, found } = project.suggestions;
  const nodes = edges.flatMap(({ node }) => (node.candidate ? [{ candidate: node.candidate, node }] : []));
  if (nodes.length === 0) {
    return <NoSuggestions withSkills={project.skills.length > 0} />;
  }
  const pages = Math.ceil(nodes.length / pageSize);
  const page = Math.min(pages, readPage(params));
  const from = (page - 1) * pageSize;
  const rows = nodes.slice(from, from + pageSize);
  const ids = rows.map(({ candidate }) => candidate.internalId);
  const invitation = { positionId: projectId, title: project.title };
  const onInvited = () => setInvited((times) => times + 1);
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <p className="max-w-3xl text-sm text-muted">{describe(nodes.length, found)}</p>
      <SuggestedTable page={ids} picked={picked}>
        {rows.map(({ candidate: { internalId }, node }) => (
          <SuggestedRow
            key={internalId}
            suggestion={node}
            invitation={invitation}
            picked={picked}
            onOpen={onOpen}
            onInvited={onInvited}
          />
        ))}
      </SuggestedTable>
      <TableFooter
        from={from + 1}
        to={from + rows.length}
        total={nodes.length}
        page={page}
        pages={pages}
        onPage={(next) => setParams((current) => withPage(current, next))}
      />
      <InviteBar
        query={data}
        candidates={nodes.map(({ candidate }) => candidate)}
        page={ids}
        picked={picked}
        positionId={projectId}
        onInvited={onInvited}
      />
    </section>
  );
}

/** @param found applications; a person may have several, and each is shown once */
function describe(shown: number, found: number): string {
  return shown < read && found <= mostScored
    ? m.comparisons_suggested_about({ found: shown })
    : m.comparisons_suggested_best({ shown, found, scored: Math.min(found, mostScored) });
}

/** Without required skills nobody can fit, so the next step is to add some. */
function NoSuggestions({ withSkills }: { withSkills: boolean }) {
  const [params] = useSearchParams();
  const frame = 'rounded-card border border-line';
  if (withSkills) return <EmptyState drawing="candidates" title={m.comparisons_suggested_none()} className={frame} />;
  const requirements = `?${tabParams(params, 'relevant', new URLSearchParams())}`;
  return (
    <EmptyState
      drawing="candidates"
      title={m.comparisons_suggested_no_skills()}
      action={
        <Link to={requirements} className={buttonClass('primary')}>
          {m.comparisons_suggested_requirements()}
        </Link>
      }
      className={frame}
    />
  );
}

const query = graphql`
  query SuggestedTabQuery($projectId: ID!, $first: Int!) {
    ...InviteBar_query
    project(id: $projectId) {
      title
      skills
      suggestions(first: $first) {
        found
        edges {
          node {
            candidate {
              internalId
              ...InviteBar_candidate
            }
            ...SuggestedRow_suggestion
          }
        }
      }
    }
  }
`;
