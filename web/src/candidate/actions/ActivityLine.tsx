import { ArrowRightLeft, CalendarClock, Mail, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import type { ActivityLine_activity$key, ActivityType } from './__generated__/ActivityLine_activity.graphql.ts';
import { activityText } from './activityWords.ts';

const icons: Partial<Record<ActivityType, ReactNode>> = {
  CONTACT: <Mail aria-hidden="true" />,
  NOTE: <StickyNote aria-hidden="true" />,
  SCHEDULE: <CalendarClock aria-hidden="true" />,
  STAGE_CHANGE: <ArrowRightLeft aria-hidden="true" />,
};

/** One activity: what, who, when, and its note. `whole` shows a long note in full. */
export function ActivityLine({ activity, whole = false }: { activity: ActivityLine_activity$key; whole?: boolean }) {
  const data = useFragment(
    graphql`
      fragment ActivityLine_activity on Activity {
        type
        channel
        when
        note
        fromStage
        toStage
        rejectionReason
        invitedTo {
          title
        }
        createdAt
        author {
          name
          isViewer
        }
      }
    `,
    activity,
  );
  const author = data.author?.isViewer ? m.bulk_author_you() : (data.author?.name ?? m.bulk_author_gone());
  return (
    <li className="flex gap-2.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
      {icons[data.type]}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{activityText(data)}</p>
        {data.note ? <p className={`break-words whitespace-pre-line ${whole ? '' : 'line-clamp-2'}`}>{data.note}</p> : null}
        <p className="text-xs text-muted">
          {author} · <RelativeTime date={data.createdAt} />
        </p>
      </div>
    </li>
  );
}
