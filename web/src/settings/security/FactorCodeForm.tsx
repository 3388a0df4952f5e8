import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { CodeInput, codeLength } from '../../ui/inputs/CodeInput.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';

export interface FactorCodeFormProps {
  submitLabel: string;
  danger?: boolean;
  /** A recovery code will do as well. */
  orRecovery?: boolean;
  busy: boolean;
  /** Why the last code was refused. */
  reason: string | null;
  onCode: (code: string) => void;
}

/** Asks for a fresh code of the authenticator app. */
export function FactorCodeForm({ submitLabel, danger = false, orRecovery = false, busy, reason, onCode }: FactorCodeFormProps) {
  const [code, setCode] = useState('');
  const [touched, setTouched] = useState(false);
  const short = orRecovery ? code.trim() === '' : code.length < codeLength;
  const submit = () => {
    setTouched(true);
    if (!short && !busy) onCode(code);
  };
  const missing = orRecovery ? m.login_recovery_missing() : m.login_code_incomplete();
  const error = touched && short ? missing : reason;
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={orRecovery ? m.settings_factor_either() : m.login_factor()} error={error}>
        {orRecovery ? (
          <Input
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <CodeInput value={code} onChange={setCode} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
