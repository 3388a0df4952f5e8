import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useFocusOnMount } from '../ui/useFocusOnMount.ts';
import { ResendCode } from './ResendCode.tsx';
import type { Cooldown } from './useCooldown.ts';
import { useVerifyCode } from './useVerifyCode.ts';

export interface CodeStepProps {
  email: string;
  remember: boolean;
  onRemember: (remember: boolean) => void;
  cooldown: Cooldown;
  onBack: () => void;
  onSignedIn: (token: string) => void;
}

const length = 6;

export function CodeStep({ email, remember, onRemember, cooldown, onBack, onSignedIn }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const field = useFocusOnMount<HTMLInputElement>();
  const { verify, busy, error, clear } = useVerifyCode();
  const change = (text: string) => {
    setCode(digitsOf(text));
    setIncomplete(false);
    clear();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const short = code.length < length;
    setIncomplete(short);
    if (!short && !busy) verify({ email, code, remember }, onSignedIn);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="text-sm text-muted">
        {m.login_code_sent()} <strong className="font-medium break-all text-body">{email}</strong>
      </p>
      <Field label={m.login_code()} hint={m.login_code_hint()} error={incomplete ? m.login_code_incomplete() : error}>
        <Input
          size="lg"
          name="code"
          required
          ref={field}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          value={code}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => {
            event.preventDefault();
            change(event.clipboardData.getData('text'));
          }}
          className="text-lg! tracking-[0.4em] tabular-nums"
        />
      </Field>
      <Checkbox checked={remember} onChange={onRemember}>
        {m.login_remember()}
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={m.login_signing_in()}>
        {m.login_sign_in()}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" icon={<ArrowLeft />} className="-ml-2" onClick={onBack}>
          {m.login_change_email()}
        </Button>
        <ResendCode email={email} cooldown={cooldown} onSent={() => change('')} />
      </div>
    </form>
  );
}

/** Codes may be pasted with spaces, surrounding words or full-width digits; only the six digits count. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
