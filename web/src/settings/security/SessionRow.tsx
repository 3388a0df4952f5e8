import { Monitor, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { SessionRow_session$key } from './__generated__/SessionRow_session.graphql.ts';
import { readDevice } from './readDevice.ts';
import { useRevokeSession } from './useRevokeSession.ts';

/** One signed-in browser. This one has no button: signing out is in the account's menu. */
export function SessionRow({ session }: { session: SessionRow_session$key }) {
  const { id, userAgent, createdAt, lastSeenAt, current } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        userAgent
        createdAt
        lastSeenAt
        current
      }
    `,
    session,
  );
  const { revoke, busy } = useRevokeSession();
  const { browser, system, mobile } = readDevice(userAgent ?? '');
  const Icon = mobile ? Smartphone : Monitor;
  const device = deviceName(browser, system);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon className="size-4 shrink-0 text-faint" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-base" title={userAgent ?? undefined}>
          {device}
          {current ? <Badge tone="emerald">{m.settings_session_current()}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <span>
            {m.settings_session_seen()} <RelativeTime date={lastSeenAt} />
          </span>
          <span>
            {m.settings_session_since()} <RelativeTime date={createdAt} />
          </span>
        </p>
      </div>
      {current ? null : (
        <Button size="sm" busy={busy} aria-label={m.settings_session_end_of({ device })} onClick={() => revoke(id)}>
          {m.settings_revoke()}
        </Button>
      )}
    </li>
  );
}

function deviceName(browser: string | null, system: string | null): string {
  if (browser === null) return system ?? m.settings_session_unknown();
  return system === null ? browser : m.settings_session_device({ browser, system });
}
