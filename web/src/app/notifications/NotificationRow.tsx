import {
  AtSign,
  BriefcaseBusiness,
  CircleAlert,
  CircleCheck,
  Eraser,
  MailWarning,
  StickyNote,
  Unplug,
  UserSearch,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import type { NotificationRow_notification$key } from './__generated__/NotificationRow_notification.graphql.ts';
import { useNotificationText } from './useNotificationText.ts';

/** One notification; a click opens what it is about. */
export function NotificationRow({
  notification,
  onOpen,
}: {
  notification: NotificationRow_notification$key;
  onOpen: () => void;
}) {
  const data = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        kind
        path
        read
        createdAt
        ...useNotificationText_notification
      }
    `,
    notification,
  );
  const { kind, path, read, createdAt } = data;
  const { title, detail } = useNotificationText(data);
  const { Icon, colour } = icons[kind] ?? plain;
  const body = (
    <>
      <Icon className={classNames('mt-0.5 size-4 shrink-0', colour)} aria-hidden="true" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={classNames('text-sm break-words', read ? 'text-muted' : 'font-medium')}>{title}</span>
        <span className="flex justify-between gap-3 text-xs text-muted tabular-nums">
          <span className="min-w-0 break-words">{detail}</span>
          <RelativeTime date={createdAt} />
        </span>
      </span>
      {read ? null : (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{m.shell_notification_unread()}</span>
        </span>
      )}
    </>
  );
  const frame = 'flex w-full gap-2.5 rounded-control p-2 text-left hover:bg-hover';
  return (
    <li>
      {path ? (
        <Link to={path} onClick={onOpen} className={frame}>
          {body}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} className={frame}>
          {body}
        </button>
      )}
    </li>
  );
}

const plain = { Icon: BriefcaseBusiness, colour: 'text-faint' };
const icons: Partial<Record<string, typeof plain>> = {
  JOB_FINISHED: { Icon: CircleCheck, colour: 'text-emerald-fg' },
  JOB_FAILED: { Icon: CircleAlert, colour: 'text-red-fg' },
  MAIL_FAILED: { Icon: MailWarning, colour: 'text-red-fg' },
  NOTE_ON_SAVED: { Icon: StickyNote, colour: 'text-accent-text' },
  MENTION: { Icon: AtSign, colour: 'text-accent-text' },
  WEBHOOK_OFF: { Icon: Unplug, colour: 'text-yellow-fg' },
  PRESETS_ERASED: { Icon: Eraser, colour: 'text-yellow-fg' },
  SEARCH_FOUND: { Icon: UserSearch, colour: 'text-accent-text' },
  RETENTION_ERASED: { Icon: Eraser, colour: 'text-accent-text' },
};
