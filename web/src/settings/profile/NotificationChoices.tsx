import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { askForDesktop, mayShowOnDesktop } from '../../app/notifications/desktopPermission.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import type { NotificationChoices_viewer$key } from './__generated__/NotificationChoices_viewer.graphql.ts';
import type { NotificationChoicesMutation } from './__generated__/NotificationChoicesMutation.graphql.ts';

interface NotificationChoicesProps {
  viewer: NotificationChoices_viewer$key;
  /** Without a mail server there is nothing to choose about e-mails. */
  sendsMail: boolean;
}

/** The choice is the user's, the permission this browser's: both are needed. */
export function NotificationChoices({ viewer, sendsMail }: NotificationChoicesProps) {
  const { notifyOnDesktop, notifyByEmail } = useFragment(
    graphql`
      fragment NotificationChoices_viewer on User {
        notifyOnDesktop
        notifyByEmail
      }
    `,
    viewer,
  );
  const [allowed, setAllowed] = useState(mayShowOnDesktop);
  const [refused, setRefused] = useState(false);
  const { run, busy } = useAction<NotificationChoicesMutation>(mutation, m.settings_notifications_failed);
  const choose = async (on: boolean) => {
    const permitted = !on || (await askForDesktop());
    setAllowed(mayShowOnDesktop());
    setRefused(!permitted);
    if (permitted && on !== notifyOnDesktop) run({ variables: { input: { notifyOnDesktop: on } } });
  };
  return (
    <Card title={m.ui_notifications()}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-muted">{m.settings_notifications_hint()}</p>
        <Checkbox checked={notifyOnDesktop && allowed} disabled={busy} onChange={(on) => void choose(on)}>
          {m.settings_notifications_desktop()}
        </Checkbox>
        {sendsMail ? (
          <Checkbox
            checked={notifyByEmail}
            disabled={busy}
            onChange={(on) => run({ variables: { input: { notifyByEmail: on } } })}
          >
            {m.settings_notifications_email()}
          </Checkbox>
        ) : null}
        {refused ? (
          <p role="alert" className="text-sm text-red-fg">
            {m.settings_notifications_blocked()}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

const mutation = graphql`
  mutation NotificationChoicesMutation($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        viewer {
          ...NotificationChoices_viewer
        }
      }
      ... on AppError {
        code
        message
        issues {
          pointer
        }
      }
    }
  }
`;
