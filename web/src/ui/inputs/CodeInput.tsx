import type { Ref } from 'react';
import { Input } from './Input.tsx';

export const codeLength = 6;

export interface CodeInputProps {
  value: string;
  /** Called with digits only, at most six. */
  onChange: (digits: string) => void;
  /** All six digits are there: typed or pasted. */
  onComplete?: ((digits: string) => void) | undefined;
  size?: 'md' | 'lg';
  ref?: Ref<HTMLInputElement>;
}

/** For a six-digit code, of an e-mail or an authenticator app. Takes pasted text with words, blanks or full-width digits around and between. */
export function CodeInput({ value, onChange, onComplete, size = 'md', ref }: CodeInputProps) {
  const change = (text: string) => {
    const digits = digitsOf(text);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onComplete?.(digits);
  };
  return (
    <Input
      size={size}
      name="code"
      required
      {...(ref && { ref })}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
      value={value}
      onChange={(event) => change(event.target.value)}
      onPaste={(event) => {
        event.preventDefault();
        change(event.clipboardData.getData('text'));
      }}
      className={`${size === 'lg' ? 'text-lg!' : 'max-w-40'} tracking-[0.4em] tabular-nums`}
    />
  );
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength);
}
