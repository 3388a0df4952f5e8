import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { showToast } from '../ui/layers/toastManager.ts';

/** Copies a secret. Where the browser forbids it, says so: the text can still be selected. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ tone: 'error', text: m.settings_copy_failed() });
    }
  };
  return (
    <Button icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
      {copied ? m.settings_copied() : m.settings_copy()}
    </Button>
  );
}
