import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Cell } from '../../ui/Table.tsx';
import type { PersonCell_candidate$key } from './__generated__/PersonCell_candidate.graphql.ts';

/** Another candidate in a table: name and title, leading to the analysis page. */
export function PersonCell({ candidate }: { candidate: PersonCell_candidate$key }) {
  const { internalId, displayName, title } = useFragment(
    graphql`
      fragment PersonCell_candidate on Candidate {
        internalId
        displayName
        title
      }
    `,
    candidate,
  );
  return (
    <Cell className="min-w-40">
      <Link to={`/analysis/${internalId}`} className="font-medium break-words text-accent-text hover:underline">
        {displayName}
      </Link>
      <span className="block break-words text-muted">{title}</span>
    </Cell>
  );
}
