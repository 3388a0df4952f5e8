import { type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { useFocusOnMount } from '../ui/useFocusOnMount.ts';
import { useRequestCode } from './useRequestCode.ts';

export interface EmailStepProps {
  initialEmail: string;
  /** The code has been sent; another one may be requested after this many seconds. */
  onSent: (email: string, cooldownSeconds: number) => void;
  /** "Remember me". */
  children: ReactNode;
}

export function EmailStep({ initialEmail, onSent, children }: EmailStepProps) {
  const [email, setEmail] = useState(initialEmail);
  const [invalid, setInvalid] = useState(false);
  const field = useFocusOnMount<HTMLInputElement>();
  const { request, busy, error } = useRequestCode();
  const submit = () => {
    const address = email.trim();
    // Uses the browser's own check for type="email", but our message in the user's language.
    const good = address !== '' && field.current?.checkValidity() === true;
    setInvalid(!good);
    if (good && !busy) request(address, (seconds) => onSent(address, seconds));
  };
  return (
    <Form onSubmit={submit} className="mt-1 flex flex-col gap-4">
      <p className="text-sm text-muted">{m.login_email_hint()}</p>
      <Field label={m.login_email()} error={invalid ? m.login_email_invalid() : error}>
        <Input
          size="lg"
          type="email"
          name="email"
          required
          ref={field}
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
          }}
        />
      </Field>
      {children}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={m.login_sending()}>
        {m.login_continue()}
      </Button>
    </Form>
  );
}
