import { Bell } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { useSteady } from '../../ui/useSteady.ts';
import type { NotificationsBell_viewer$key } from './__generated__/NotificationsBell_viewer.graphql.ts';
import { DesktopNotice } from './DesktopNotice.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useDesktopNotifications } from './useDesktopNotifications.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNotificationUpdates } from './useNotificationUpdates.ts';

/** The number of unread notifications; opens the newest ones. */
export function NotificationsBell({ viewer }: { viewer: NotificationsBell_viewer$key }) {
  const [open, setOpen] = useState(false);
  const { id, unreadNotifications, notifyOnDesktop, notifications } = useFragment(
    graphql`
      fragment NotificationsBell_viewer on User {
        id
        unreadNotifications
        notifyOnDesktop
        notifications(first: 20) @connection(key: "NotificationsBell_notifications") {
          __id
          edges {
            node {
              id
              ...NotificationRow_notification
              ...DesktopNotice_notification
            }
          }
        }
      }
    `,
    viewer,
  );
  const refresh = useNotificationUpdates({ viewerId: id, connection: notifications.__id });
  useDesktopNotifications(notifyOnDesktop, refresh);
  const { markRead, busy } = useMarkRead();
  const [known] = useState(() => new Set(notifications.edges.map(({ node }) => node.id)));
  const arrived = notifications.edges.filter(({ node }) => !known.has(node.id));
  const { value: list, onPointerDown } = useSteady({ edges: notifications.edges, unread: unreadNotifications });
  const unread = unreadNotifications;
  const label = unread > 0 ? m.shell_notifications_unread({ count: unread }) : m.ui_notifications();
  const trigger = <IconButton label={label} icon={<BellIcon unread={unread} />} className="relative" />;
  return (
    <>
      {notifyOnDesktop ? arrived.map(({ node }) => <DesktopNotice key={node.id} notification={node} />) : null}
      <Popover
        trigger={trigger}
        title={m.ui_notifications()}
        side="top"
        fixed
        open={open}
        onOpenChange={setOpen}
        className="w-96"
      >
        {list.edges.length === 0 ? <p className="text-sm text-muted">{m.shell_notifications_empty()}</p> : null}
        <ul className="-mx-2 flex flex-col gap-0.5" onPointerDown={onPointerDown}>
          {list.edges.map(({ node }) => (
            <NotificationRow
              key={node.id}
              notification={node}
              onOpen={() => {
                markRead([node.id]);
                setOpen(false);
              }}
            />
          ))}
        </ul>
        {list.unread > 0 ? (
          <div className="mt-2 flex justify-end border-t border-line pt-3">
            <Button size="sm" busy={busy} onClick={() => markRead(null)}>
              {m.shell_notifications_mark_all()}
            </Button>
          </div>
        ) : null}
      </Popover>
    </>
  );
}

function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Bell aria-hidden="true" />
      {unread > 0 ? (
        <span className="absolute top-0 right-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-accent-fg tabular-nums">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </>
  );
}
