import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import type { RecentActivities_candidate$key } from './__generated__/RecentActivities_candidate.graphql.ts';
import { ActivityLine } from './ActivityLine.tsx';

/** The three latest activities of a candidate. */
export function RecentActivities({ candidate }: { candidate: RecentActivities_candidate$key }) {
  const { activities } = useFragment(
    graphql`
      fragment RecentActivities_candidate on Candidate {
        activities(first: 3) {
          totalCount
          edges {
            node {
              id
              ...ActivityLine_activity
            }
          }
        }
      }
    `,
    candidate,
  );
  if (activities.edges.length === 0) return <p className="text-sm text-muted">{m.bulk_activities_empty()}</p>;
  const more = activities.totalCount - activities.edges.length;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {activities.edges.map(({ node }) => (
          <ActivityLine key={node.id} activity={node} />
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-xs text-muted">{m.bulk_activities_more({ count: more })}</p> : null}
    </>
  );
}
