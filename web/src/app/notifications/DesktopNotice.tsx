import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DesktopNotice_notification$key } from './__generated__/DesktopNotice_notification.graphql.ts';
import { mayShowOnDesktop } from './desktopPermission.ts';
import { useNotificationText } from './useNotificationText.ts';

/** Shows a notification that has just arrived on the desktop if the page is hidden; several hidden pages show it once. Renders nothing. */
export function DesktopNotice({ notification }: { notification: DesktopNotice_notification$key }) {
  const data = useFragment(
    graphql`
      fragment DesktopNotice_notification on Notification {
        id
        path
        ...useNotificationText_notification
      }
    `,
    notification,
  );
  const { id, path } = data;
  const { title, detail } = useNotificationText(data);
  const navigate = useNavigate();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    if (document.visibilityState !== 'hidden' || !mayShowOnDesktop()) return;
    try {
      const notice = new Notification(title, { body: detail, tag: id });
      notice.addEventListener('click', () => {
        focus();
        if (path) void navigate(path);
        notice.close();
      });
    } catch {
      // Some phones show notifications of service workers only; the bell has it.
    }
  }, [id, title, detail, path, navigate]);
  return null;
}
