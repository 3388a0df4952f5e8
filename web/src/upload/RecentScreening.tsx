import { Ban, Check, LoaderCircle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../app/RelativeTime.tsx';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { formatPercent } from '../ui/format/formatNumber.ts';
import type {
  RecentScreening_screening$data,
  RecentScreening_screening$key,
} from './__generated__/RecentScreening_screening.graphql.ts';
import { FollowScreening } from './FollowScreening.tsx';

export function RecentScreening({ screening }: { screening: RecentScreening_screening$key }) {
  const data = useFragment(
    graphql`
      fragment RecentScreening_screening on Screening {
        id
        internalId
        state
        progress
        createdAt
        filesUnread
        project {
          title
        }
        resumes: documents(first: 1, kind: RESUME) {
          totalCount
        }
      }
    `,
    screening,
  );
  const running = data.state === 'RUNNING' || data.state === 'UPLOADING';
  return (
    <li>
      {running ? <FollowScreening id={data.id} /> : null}
      <Link
        to={`${running ? '/processing' : '/review'}?screening=${data.internalId}`}
        className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{data.project.title}</span>
          <span className="block truncate text-xs text-muted tabular-nums">
            {m.home_recent_files({ count: data.resumes.totalCount })}
            {data.filesUnread > 0 ? ` · ${m.home_recent_unread({ count: data.filesUnread })}` : ''}
          </span>
        </span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          <RelativeTime date={data.createdAt} />
        </span>
        <StateBadge state={data.state} progress={data.progress} />
      </Link>
    </li>
  );
}

function StateBadge({ state, progress }: Pick<RecentScreening_screening$data, 'state' | 'progress'>) {
  if (state === 'CANCELLED') return <Badge icon={<Ban />}>{m.home_state_cancelled()}</Badge>;
  if (state === 'COMPLETED') {
    return (
      <Badge tone="emerald" icon={<Check />}>
        {m.home_state_completed()}
      </Badge>
    );
  }
  const percent = formatPercent(progress);
  return (
    <Badge tone="blue" icon={<LoaderCircle />} className="tabular-nums">
      {state === 'UPLOADING' ? m.home_state_uploading() : m.home_state_running({ percent })}
    </Badge>
  );
}
