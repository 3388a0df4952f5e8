import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { CopyButton } from './CopyButton.tsx';

export interface ShownOnceProps {
  label: string;
  secret: string;
  onDone: () => void;
  /** What it is for, and that it is shown this once. */
  children: ReactNode;
}

export function ShownOnce({ label, secret, onDone, children }: ShownOnceProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base">{children}</p>
      <Field label={label}>
        <Input readOnly value={secret} onFocus={(event) => event.target.select()} className="text-sm" />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton text={secret} />
        <Button variant="primary" onClick={onDone}>
          {m.settings_done()}
        </Button>
      </div>
    </div>
  );
}
