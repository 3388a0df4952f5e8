import { useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import { type Access, accesses, accessText } from './tokenAccess.ts';
import { useCreateToken } from './useCreateToken.ts';

/** Days that a token lasts; '' is for good. */
const lifetimes = ['7', '30', '90', '365', ''] as const;
type Lifetime = (typeof lifetimes)[number];
const day = 86_400_000;

export function CreateTokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<Access>('READ');
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [missing, setMissing] = useState(false);
  const { create, busy, reason } = useCreateToken();
  useUnsaved(name.trim() !== '');
  const submit = () => {
    const nameless = name.trim() === '';
    setMissing(nameless);
    if (nameless || busy) return;
    const expiresAt = lifetime === '' ? null : new Date(Date.now() + Number(lifetime) * day).toISOString();
    create({ name: name.trim(), scopes: [access], expiresAt }, (token) => {
      flushSync(() => setName(''));
      onCreated(token);
    });
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={m.settings_token_name()}
        hint={m.settings_token_name_hint()}
        error={missing ? m.settings_token_name_missing() : null}
      >
        <Input
          name="token"
          required
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.settings_scope()} hint={scopeHints[access]()}>
          <Select value={access} onChange={setAccess} options={accesses.map((value) => ({ value, label: accessText(value) }))} />
        </Field>
        <Field label={m.settings_token_expiry()}>
          <Select
            value={lifetime}
            onChange={setLifetime}
            options={lifetimes.map((value) => ({ value, label: lifetimeText(value) }))}
          />
        </Field>
      </div>
      {reason ? <ErrorPanel title={m.settings_token_failed()}>{reason}</ErrorPanel> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy}>
          {m.settings_token_create()}
        </Button>
      </div>
    </Form>
  );
}

const scopeHints: Record<Access, () => string> = {
  READ: m.settings_scope_read_hint,
  WRITE: m.settings_scope_write_hint,
  ADMIN: m.settings_scope_admin_hint,
};

function lifetimeText(lifetime: Lifetime): string {
  return lifetime === '' ? m.settings_token_no_expiry() : m.settings_days({ count: Number(lifetime) });
}
