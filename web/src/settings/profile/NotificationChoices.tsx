import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { askForDesktop, mayShowOnDesktop } from '../../app/notifications/desktopPermission.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import type { NotificationChoices_viewer$key } from './__generated__/NotificationChoices_viewer.graphql.ts';
import type { NotificationChoicesMutation, UpdateProfileInput } from './__generated__/NotificationChoicesMutation.graphql.ts';

interface NotificationChoicesProps {
  viewer: NotificationChoices_viewer$key;
  /** Without a mail server there is nothing to choose about e-mails. */
  sendsMail: boolean;
}

/** The choice is the user's, the permission this browser's: both are needed. */
export function NotificationChoices({ viewer, sendsMail }: NotificationChoicesProps) {
  const { notifyOnDesktop, notifyByEmail, digest } = useFragment(
    graphql`
      fragment NotificationChoices_viewer on User {
        notifyOnDesktop
        notifyByEmail
        digest
      }
    `,
    viewer,
  );
  const [allowed, setAllowed] = useState(mayShowOnDesktop);
  const [refused, setRefused] = useState(false);
  const { run, busy } = useAction<NotificationChoicesMutation>(mutation, m.settings_notifications_failed);
  const save = (input: UpdateProfileInput) => run({ variables: { input } });
  const choose = async (on: boolean) => {
    const permitted = !on || (await askForDesktop());
    setAllowed(mayShowOnDesktop());
    setRefused(!permitted);
    if (permitted && on !== notifyOnDesktop) save({ notifyOnDesktop: on });
  };
  return (
    <Card title={m.ui_notifications()}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-muted">{m.settings_notifications_hint()}</p>
        <Checkbox checked={notifyOnDesktop && allowed} disabled={busy} onChange={(on) => void choose(on)}>
          {m.settings_notifications_desktop()}
        </Checkbox>
        {sendsMail ? (
          <>
            <Checkbox checked={notifyByEmail} disabled={busy} onChange={(on) => save({ notifyByEmail: on })}>
              {m.settings_notifications_email()}
            </Checkbox>
            <Field label={m.settings_digest()} hint={m.settings_digest_hint()} className="w-full max-w-sm">
              <Select
                value={digest}
                disabled={busy}
                options={[
                  { value: 'OFF', label: m.settings_digest_off() },
                  { value: 'DAILY', label: m.settings_digest_daily() },
                  { value: 'WEEKLY', label: m.settings_digest_weekly() },
                ]}
                onChange={(chosen) => save({ digest: chosen })}
              />
            </Field>
          </>
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
