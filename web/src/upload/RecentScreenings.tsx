import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import type { RecentScreenings_user$key } from './__generated__/RecentScreenings_user.graphql.ts';
import { RecentScreening } from './RecentScreening.tsx';

/** The user's latest screenings, with live updates for running ones; each links to its current screen. */
export function RecentScreenings({ user }: { user: RecentScreenings_user$key | null }) {
  const data = useFragment(
    graphql`
      fragment RecentScreenings_user on User {
        screenings(first: 5) {
          edges {
            node {
              id
              ...RecentScreening_screening
            }
          }
        }
      }
    `,
    user,
  );
  const screenings = data?.screenings.edges.map(({ node }) => node) ?? [];
  return (
    <RecentCard>
      {screenings.length === 0 ? <p className="text-sm text-muted">{m.home_recent_none()}</p> : null}
      {/* No higher than the next steps beside it, so that the drop zones keep their size when it arrives. */}
      <ul className="-mx-4 -my-4 max-h-44 divide-y divide-line overflow-y-auto empty:hidden">
        {screenings.map((screening) => (
          <RecentScreening key={screening.id} screening={screening} />
        ))}
      </ul>
    </RecentCard>
  );
}

export function RecentCard({ children }: { children: ReactNode }) {
  return (
    <Card
      title={m.home_recent()}
      actions={
        <Link to="/projects" className="text-sm font-medium text-accent-text hover:underline">
          {m.home_all()}
        </Link>
      }
    >
      {children}
    </Card>
  );
}
