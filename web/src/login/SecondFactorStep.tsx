import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { CodeInput, codeLength } from '../ui/inputs/CodeInput.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { useFocusOnMount } from '../ui/useFocusOnMount.ts';
import { useVerifyCode } from './useVerifyCode.ts';

export interface SecondFactorStepProps {
  email: string;
  /** From the e-mail; it stays valid until the second factor passes too. */
  code: string;
  remember: boolean;
  onBack: () => void;
  onSignedIn: (token: string) => void;
}

/** Asks for the authenticator app's code, or for a recovery code. */
export function SecondFactorStep({ email, code, remember, onBack, onSignedIn }: SecondFactorStepProps) {
  const [byApp, setByApp] = useState(true);
  const [totp, setTotp] = useState('');
  const [missing, setMissing] = useState(false);
  const { verify, busy, error, clear } = useVerifyCode();
  const change = (text: string) => {
    setTotp(text);
    setMissing(false);
    clear();
  };
  const send = (given: string) => {
    if (!busy) verify({ email, code, totp: given, remember }, { onSignedIn, wrongCode: wrong[byApp ? 'app' : 'recovery'] });
  };
  const submit = () => {
    const short = byApp ? totp.length < codeLength : totp.trim() === '';
    setMissing(short);
    if (!short) send(totp);
  };
  return (
    <Form onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="text-sm text-muted">{byApp ? m.login_factor_hint() : m.login_recovery_hint()}</p>
      {byApp ? (
        <AppCode value={totp} onChange={change} onComplete={send} error={missing ? m.login_code_incomplete() : error} />
      ) : (
        <RecoveryCode value={totp} onChange={change} error={missing ? m.login_recovery_missing() : error} />
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={m.login_signing_in()}>
        {m.login_sign_in()}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" icon={<ArrowLeft />} className="-ml-2" onClick={onBack}>
          {m.login_start_over()}
        </Button>
        <Button
          variant="ghost"
          className="-mr-2"
          onClick={() => {
            change('');
            setByApp(!byApp);
          }}
        >
          {byApp ? m.login_use_recovery() : m.login_use_app()}
        </Button>
      </div>
    </Form>
  );
}

const wrong = { app: m.login_factor_wrong, recovery: m.login_recovery_wrong };

interface CodeFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | null;
}

function AppCode({ error, ...input }: CodeFieldProps & { onComplete: (digits: string) => void }) {
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <Field label={m.login_factor()} error={error}>
      <CodeInput size="lg" ref={field} {...input} />
    </Field>
  );
}

function RecoveryCode({ value, onChange, error }: CodeFieldProps) {
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <Field label={m.login_recovery()} error={error}>
      <Input
        size="lg"
        name="recovery"
        required
        ref={field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tracking-wider"
      />
    </Field>
  );
}
