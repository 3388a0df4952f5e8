import { graphql, useFragment } from 'react-relay';
import { SampleData } from '../projects/SampleData.tsx';
import type { NothingChosen_user$key } from './__generated__/NothingChosen_user.graphql.ts';
import { NextSteps } from './NextSteps.tsx';
import { RecentScreenings } from './RecentScreenings.tsx';

/** Below the drop zones while they are empty: recent screenings, what happens next, the sample data. */
export function NothingChosen({ user }: { user: NothingChosen_user$key | null }) {
  const data = useFragment(
    graphql`
      fragment NothingChosen_user on User {
        ...RecentScreenings_user
        ...SampleData_user
      }
    `,
    user,
  );
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <RecentScreenings user={data ?? null} />
        <NextSteps />
      </div>
      <SampleData user={data ?? null} />
    </>
  );
}
