import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { absoluteDate, fullDate } from '../../app/dates.ts';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import type { TokenRow_token$key } from './__generated__/TokenRow_token.graphql.ts';
import { accessText, widest } from './tokenAccess.ts';
import { useRevokeToken } from './useRevokeToken.ts';

export function TokenRow({ token }: { token: TokenRow_token$key }) {
  const { id, name, scopes, createdAt, expiresAt, expired, lastUsedAt } = useFragment(
    graphql`
      fragment TokenRow_token on AccessToken {
        id
        name
        scopes
        createdAt
        expiresAt
        expired
        lastUsedAt
      }
    `,
    token,
  );
  const [asking, setAsking] = useState(false);
  const { revoke, busy } = useRevokeToken();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-base">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{accessText(widest(scopes))}</Badge>
          {expired ? <Badge tone="red">{m.settings_token_expired()}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <span>
            {m.settings_token_created()} <RelativeTime date={createdAt} />
          </span>
          <span>
            {lastUsedAt ? m.settings_token_used() : m.settings_token_never_used()}{' '}
            {lastUsedAt ? <RelativeTime date={lastUsedAt} /> : null}
          </span>
          <span title={expiresAt ? fullDate(expiresAt) : undefined}>
            {expiresAt ? m.settings_token_until({ date: absoluteDate(expiresAt) }) : m.settings_token_unlimited()}
          </span>
        </p>
      </div>
      <Button size="sm" busy={busy} aria-label={m.settings_token_revoke({ name })} onClick={() => setAsking(true)}>
        {m.settings_revoke()}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={m.settings_token_revoke_question({ name })}
        confirmLabel={m.settings_revoke()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          revoke(id);
        }}
      >
        {m.settings_token_revoke_hint()}
      </ConfirmDialog>
    </li>
  );
}
