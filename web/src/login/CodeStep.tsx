import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { CodeInput, codeLength } from '../ui/inputs/CodeInput.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { useFocusOnMount } from '../ui/useFocusOnMount.ts';
import { ResendCode } from './ResendCode.tsx';
import type { Cooldown } from './useCooldown.ts';
import { useVerifyCode } from './useVerifyCode.ts';

export interface CodeStepProps {
  email: string;
  remember: boolean;
  cooldown: Cooldown;
  onBack: () => void;
  onSignedIn: (token: string) => void;
  /** The code is right, and this person also has an authenticator app. */
  onSecondFactor: (code: string) => void;
  /** "Remember me". */
  children: ReactNode;
}

/** Signs in as soon as all digits are there. */
export function CodeStep({ email, remember, cooldown, onBack, onSignedIn, onSecondFactor, children }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const field = useFocusOnMount<HTMLInputElement>();
  const { verify, busy, error, clear } = useVerifyCode();
  const change = (digits: string) => {
    setCode(digits);
    setIncomplete(false);
    clear();
  };
  const send = (digits: string) => {
    if (!busy) verify({ email, code: digits, remember }, { onSignedIn, onSecondFactor: () => onSecondFactor(digits) });
  };
  const submit = () => {
    const short = code.length < codeLength;
    setIncomplete(short);
    if (!short) send(code);
  };
  return (
    <Form onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="text-sm text-muted">
        {m.login_code_sent()} <strong className="font-medium break-all text-body">{email}</strong>
      </p>
      <Field label={m.login_code()} hint={m.login_code_hint()} error={incomplete ? m.login_code_incomplete() : error}>
        <CodeInput size="lg" ref={field} value={code} onChange={change} onComplete={send} />
      </Field>
      {children}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={m.login_signing_in()}>
        {m.login_sign_in()}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" icon={<ArrowLeft />} className="-ml-2" onClick={onBack}>
          {m.login_change_email()}
        </Button>
        <ResendCode email={email} cooldown={cooldown} onSent={() => change('')} />
      </div>
    </Form>
  );
}
