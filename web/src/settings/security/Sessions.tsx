import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSignOut } from '../../app/account/useSignOut.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import type { Sessions_viewer$key } from './__generated__/Sessions_viewer.graphql.ts';
import { SessionRow } from './SessionRow.tsx';

export function Sessions({ viewer }: { viewer: Sessions_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_viewer on User {
        sessions {
          id
          ...SessionRow_session
        }
      }
    `,
    viewer,
  );
  const [asking, setAsking] = useState(false);
  const signOutEverywhere = useSignOut({ everywhere: true });
  return (
    <Card
      title={m.settings_sessions({ count: sessions.length })}
      actions={
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
          {m.settings_sessions_end_all()}
        </Button>
      }
    >
      <ul className="-my-2 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        danger
        title={m.settings_sessions_end_all_question({ count: sessions.length })}
        confirmLabel={m.settings_sessions_end_all()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          signOutEverywhere();
        }}
      >
        {m.settings_sessions_end_all_hint()}
      </ConfirmDialog>
    </Card>
  );
}
