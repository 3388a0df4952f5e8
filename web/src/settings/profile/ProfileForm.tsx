import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import type { ProfileForm_viewer$key } from './__generated__/ProfileForm_viewer.graphql.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** Values as the server knows them; '' is no role. */
const roles = ['', 'Admin', 'Manager', 'Recruiter', 'Viewer'] as const;
type Role = (typeof roles)[number];

export function ProfileForm({ viewer }: { viewer: ProfileForm_viewer$key }) {
  const saved = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        email
        fullName
        role
      }
    `,
    viewer,
  );
  const role = roles.find((known) => known === saved.role) ?? '';
  const [draft, setDraft] = useState<{ fullName?: string; role?: Role }>({});
  const shown = { fullName: saved.fullName ?? '', role, ...draft };
  const changed = shown.fullName.trim() !== (saved.fullName ?? '') || shown.role !== role;
  useUnsaved(changed);
  const { save, busy, reason } = useSaveProfile();
  const submit = () => {
    if (changed && !busy) save({ fullName: shown.fullName.trim() || null, role: shown.role || null }, () => setDraft({}));
  };
  return (
    <Card title={m.settings_profile()}>
      <Form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field label={m.settings_full_name()}>
          <Input
            name="name"
            autoComplete="name"
            maxLength={200}
            value={shown.fullName}
            onChange={(event) => setDraft({ ...draft, fullName: event.target.value })}
          />
        </Field>
        <Field label={m.settings_email()} hint={m.settings_email_hint()}>
          <Input type="email" readOnly value={saved.email} className="text-muted" />
        </Field>
        <Field label={m.settings_role()} hint={m.settings_role_hint()}>
          <Select value={shown.role} onChange={(next) => setDraft({ ...draft, role: next })} options={roleOptions()} />
        </Field>
        <div className="flex flex-col gap-3 sm:col-span-2">
          {reason ? <ErrorPanel title={m.settings_profile_failed()}>{reason}</ErrorPanel> : null}
          <div>
            <Button type="submit" variant="primary" disabled={!changed} busy={busy} busyLabel={m.settings_saving()}>
              {m.settings_save_profile()}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}

const roleNames: Record<Role, () => string> = {
  '': m.settings_role_none,
  Admin: m.settings_role_admin,
  Manager: m.settings_role_manager,
  Recruiter: m.settings_role_recruiter,
  Viewer: m.settings_role_viewer,
};

function roleOptions() {
  return roles.map((value) => ({ value, label: roleNames[value]() }));
}
